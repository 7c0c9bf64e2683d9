import type { Paragraph, Root } from 'mdast';
import type { Plugin } from 'unified';
import { getPageState } from '../page/page-state';
import { startsUnescaped } from '../page/source';
import { walkWithPartials } from '../partials/partial';

/** Class name for the generated table of contents. */
export const TOC_CLASS = 'oct-toc';

/** Converts `[[toc]]` paragraphs to empty placeholder elements, which `rehypeTocList` fills. */
export const remarkTocPlaceholder: Plugin<[], Root> = () => (tree, page) => {
  const state = getPageState(page);
  walkWithPartials(tree, state.path, (node, path) => {
    if (node.type !== 'paragraph') return undefined;
    if (!isPlaceholder(node, { page, path })) return false;
    node.data = { hName: 'div', hProperties: { className: [TOC_CLASS] } };
    node.children = [];
    state.hasTocPlaceholder = true;
    return false;
  });
};

function isPlaceholder(
  { children: [only, ...others] }: Paragraph,
  place: Parameters<typeof startsUnescaped>[2],
): boolean {
  if (only?.type !== 'text' || others.length > 0) return false;
  const text = only.value.trim();
  return /^\[\[toc\]\]$/i.test(text) && startsUnescaped(only, text, place);
}
