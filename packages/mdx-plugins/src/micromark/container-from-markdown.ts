import type { BlockContent, DefinitionContent, Paragraph, Parent } from 'mdast';
import type { Extension, Token } from 'mdast-util-from-markdown';

/** A container as it was parsed: `:::name[title]{attributes}` and what is in it. */
export interface Container extends Parent {
  type: 'octContainer';
  name: string;
  /** What stands between the braces, unread. */
  attributes: string;
  /** Whether there is a closing fence. */
  closed: boolean;
  /** The first one is the title, when it has `data.octTitle`. */
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

/** Make tree nodes of the containers' tokens. */
export function containerFromMarkdown(): Extension {
  return {
    enter: {
      container(token: Token) {
        this.enter(
          { type: 'octContainer', name: '', attributes: '', closed: false, children: [] },
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
      },
    },
  };
}
