import type { BlockContent, DefinitionContent, Paragraph, Parent } from 'mdast';
import type { Extension, Token } from 'mdast-util-from-markdown';

/** Container directive: `:::name[title]{attributes}` and its content. */
export interface Container extends Parent {
  type: 'octContainer';
  name: string;
  /** Attribute source, without braces. */
  attributes: string;
  /** Colons of the opening fence. */
  fence: string;
  /** Whether the container has a closing fence. */
  closed: boolean;
  /** Container content. If the first paragraph has `data.octTitle`, it is the title. */
  children: (BlockContent | DefinitionContent)[];
}

declare module 'mdast' {
  interface RootContentMap {
    octContainer: Container;
  }
  interface BlockContentMap {
    octContainer: Container;
  }
  interface ParagraphData {
    octTitle?: boolean;
  }
}

/** Creates the mdast extension that converts container tokens to nodes. */
export function containerFromMarkdown(): Extension {
  return {
    enter: {
      container(token: Token) {
        this.enter(
          {
            type: 'octContainer',
            name: '',
            attributes: '',
            fence: '',
            closed: false,
            children: [],
          },
          token,
        );
      },
      containerTitle(token: Token) {
        const title: Paragraph = { type: 'paragraph', data: { octTitle: true }, children: [] };
        this.enter(title, token);
      },
    },
    exit: {
      container(token: Token) {
        this.exit(token);
      },
      containerName(token: Token) {
        const node = this.stack.at(-1) as Container;
        node.name = this.sliceSerialize(token);
      },
      containerTitle(token: Token) {
        this.exit(token);
      },
      containerAttributes(token: Token) {
        const node = this.stack.at(-1) as Container;
        node.attributes = this.sliceSerialize(token)
          .trim()
          .replace(/^\\?\{|\}$/g, '');
      },
      containerFence(token: Token) {
        const node = this.stack.at(-1) as Container;
        if (token.start.line > node.position!.start.line) node.closed = true;
        else node.fence = /^:*/.exec(this.sliceSerialize(token))![0];
      },
    },
  };
}
