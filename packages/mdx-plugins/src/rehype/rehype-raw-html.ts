import type { Nodes, Root } from 'hast';
import { raw } from 'hast-util-raw';
import type { Plugin } from 'unified';
import { walk } from '../tree/walk';

const PASS_THROUGH: string[] = [
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxjsEsm',
  'octPartial',
  'octCode',
];

/** Parse the HTML that authors write into Markdown; a page without any is left alone. */
export const rehypeRawHtml: Plugin<[], Root> = () => (tree, file) => {
  let found = false;
  walk<Nodes>(tree, (node) => {
    if (node.type === 'raw') found = true;
    return found ? false : undefined;
  });
  return found ? (raw(tree, { file, passThrough: PASS_THROUGH as [] }) as Root) : undefined;
};
