import type { Parents, Root, RootContent } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdx';

/** Moves imports and exports that are inside JSX elements to the start of the tree, where all plugins expect them. */
export function hoistEsm(tree: Root): Root {
  const nested: MdxjsEsm[] = [];
  for (const node of tree.children) if (node.type === 'mdxJsxFlowElement') extract(node, nested);
  if (nested.length === 0) return tree;
  const start = tree.children.findIndex(({ type }) => type !== 'yaml');
  tree.children.splice(start, 0, ...nested);
  return tree;
}

function extract(parent: Parents, nested: MdxjsEsm[]): void {
  parent.children = (parent.children as RootContent[]).filter((node) => {
    if (node.type === 'mdxjsEsm') nested.push(node);
    else if ('children' in node) extract(node, nested);
    return node.type !== 'mdxjsEsm';
  }) as typeof parent.children;
}
