import type { BlockContent, Parent, Root } from 'mdast';
import { type VisitResult, type WalkNode, walk } from '../tree/walk';

/** Node that contains the content of an inlined partial. */
export interface PartialNode extends Parent {
  type: 'octPartial';
  /** Absolute path of the partial. */
  file: string;
  children: BlockContent[];
}

declare module 'mdast' {
  interface RootContentMap {
    octPartial: PartialNode;
  }
  interface BlockContentMap {
    octPartial: PartialNode;
  }
}

type Block = Root['children'][number];

/** Visits all nodes in a page and its partials. `file` is the absolute path of the file that contains the node. */
export function walkWithPartials(
  parent: WalkNode,
  file: string,
  visit: (
    node: Block,
    file: string,
    parent: WalkNode & { children: Block[] },
  ) => VisitResult<Block>,
): void {
  walk<Block>(parent, (node, within) => {
    if (node.type !== 'octPartial') return visit(node, file, within);
    walkWithPartials(node, node.file, visit);
    return false;
  });
}
