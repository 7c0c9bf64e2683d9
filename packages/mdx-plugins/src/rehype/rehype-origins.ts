import type { Element, Parent, Root, RootContent } from 'hast';
import type { Plugin } from 'unified';
import type { OctCode } from '../remark/remark-code-blocks';
import { walk } from '../tree/walk';

/** Content of a partial on its way to the page. */
export interface HastPartial extends Parent {
  type: 'octPartial';
  file: string;
}

declare module 'hast' {
  interface RootContentMap {
    octPartial: HastPartial;
    octCode: OctCode;
  }
  interface ElementContentMap {
    octPartial: HastPartial;
    octCode: OctCode;
  }
}

/** Files that nodes were written in, for those that are not from the page itself. */
export type Origins = WeakMap<object, string>;

declare module 'vfile' {
  interface DataMap {
    octavoOrigins: Origins;
  }
}

/** Dissolve partials, remembering which file each node came from, and put rendered code in its place. */
export const rehypeOrigins: Plugin<[], Root> = () => (tree, file) => {
  const origins: Origins = new WeakMap();
  file.data.octavoOrigins = origins;
  const dissolve = (parent: Root | HastPartial, path: string | undefined): void => {
    walk<RootContent>(parent, (node) => {
      if (path !== undefined) origins.set(node, path);
      if (node.type === 'octCode') return [withPosition(node)];
      if (node.type !== 'octPartial') return undefined;
      dissolve(node, node.file);
      return node.children as RootContent[];
    });
  };
  dissolve(tree, undefined);
};

function withPosition({ element, position }: OctCode): Element {
  return position ? { ...element, position } : element;
}
