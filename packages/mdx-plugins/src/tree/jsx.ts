/// <reference types="mdast-util-mdx" />
import type { Nodes, RootContent } from 'hast';

/** hast node for `import` and `export` statements. */
export type MdxjsEsmHast = Extract<RootContent, { type: 'mdxjsEsm' }>;

/** JSX element in a hast tree. */
export type JsxElement = Extract<
  RootContent,
  { type: 'mdxJsxFlowElement' } | { type: 'mdxJsxTextElement' }
>;

export function isJsxElement(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}
