import type { BlockContent, Parent, Root } from 'mdast';
import { type Verdict, type WalkNode, walk } from '../tree/walk';

/** Content of a partial, within the page that uses it. */
export interface Partial extends Parent {
  type: 'octPartial';
  /** Absolute path the content was written in. */
  file: string;
  children: BlockContent[];
}

declare module 'mdast' {
  interface RootContentMap {
    octPartial: Partial;
  }
  interface BlockContentMap {
    octPartial: Partial;
  }
}

type Block = Root['children'][number];

/** Visit a page with its partials; `file` is the path of what a node was written in. */
export function walkFiles(
  parent: WalkNode,
  file: string,
  visit: (node: Block, file: string, parent: WalkNode & { children: Block[] }) => Verdict<Block>,
): void {
  walk<Block>(parent, (node, within) => {
    if (node.type !== 'octPartial') return visit(node, file, within);
    walkFiles(node, node.file, visit);
    return false;
  });
}
