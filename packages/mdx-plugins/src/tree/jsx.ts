/// <reference types="mdast-util-mdx" />
import type { Nodes, RootContent } from 'hast';

/** A block of `import` and `export` statements. */
export type MdxjsEsmHast = Extract<RootContent, { type: 'mdxjsEsm' }>;

/** A JSX element in an HTML tree. */
export type JsxElement = Extract<
  RootContent,
  { type: 'mdxJsxFlowElement' } | { type: 'mdxJsxTextElement' }
>;

export function isJsxElement(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}
