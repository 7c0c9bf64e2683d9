import type { Paragraph, Root } from 'mdast';
import type { Plugin } from 'unified';
import { getPageState } from '../page/page-state';
import { walk } from '../tree/walk';

/** Class name for the generated table of contents. */
export const TOC_CLASS = 'oct-toc';

/** Converts `[[toc]]` paragraphs to empty placeholder elements, which `rehypeTocList` fills. */
export const remarkTocPlaceholder: Plugin<[], Root> = () => (tree, file) => {
  walk<Root['children'][number]>(tree, (node) => {
    if (node.type !== 'paragraph') return undefined;
    if (!isPlaceholder(node)) return false;
    node.data = { hName: 'div', hProperties: { className: [TOC_CLASS] } };
    node.children = [];
    getPageState(file).hasTocPlaceholder = true;
    return false;
  });
};

function isPlaceholder({ children: [only, ...others] }: Paragraph): boolean {
  return others.length === 0 && only?.type === 'text' && /^\[\[toc\]\]$/i.test(only.value.trim());
}
