import type { Paragraph, Root } from 'mdast';
import type { Plugin } from 'unified';
import { pageState } from '../page/page-state';
import { walk } from '../tree/walk';

/** Class of the list that takes the place of the mark. */
export const TOC_CLASS = 'oct-toc';

/** Find where `[[toc]]` asks for the headings of the page; the mark itself is no text. */
export const remarkTocMark: Plugin<[], Root> = () => (tree, file) => {
  walk<Root['children'][number]>(tree, (node) => {
    if (node.type !== 'paragraph') return undefined;
    if (!isMark(node)) return false;
    node.data = { hName: 'div', hProperties: { className: [TOC_CLASS] } };
    node.children = [];
    pageState(file).hasTocMark = true;
    return false;
  });
};

function isMark({ children: [only, ...others] }: Paragraph): boolean {
  return others.length === 0 && only?.type === 'text' && /^\[\[toc\]\]$/i.test(only.value.trim());
}
