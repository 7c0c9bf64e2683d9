/// <reference types="mdast-util-mdx" />
import type { Nodes, RootContent } from 'hast';

/** A block of `import` and `export`. */
export type MdxjsEsmHast = Extract<RootContent, { type: 'mdxjsEsm' }>;

/** JSX in a tree of HTML. */
export type JsxElement = Extract<
  RootContent,
  { type: 'mdxJsxFlowElement' } | { type: 'mdxJsxTextElement' }
>;

export function isJsxElement(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}
