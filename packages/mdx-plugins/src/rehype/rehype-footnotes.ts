import type { Root, RootContent } from 'hast';
import type { Plugin } from 'unified';
import { pageState } from '../page/page-state';
import { wordsOf } from '../page/words';
import { walk } from '../tree/walk';

/** Say what footnotes and task lists say to screen readers in the page's language. */
export const rehypeFootnotes: Plugin<[], Root> = () => (tree, file) => {
  const words = wordsOf(pageState(file).lang);
  walk<RootContent>(tree, (node) => {
    if (node.type !== 'element') return undefined;
    const { properties } = node;
    if (properties.dataFootnoteBackref !== undefined) {
      const label = String(properties.ariaLabel ?? '').replace(/^\D*/, '');
      properties.ariaLabel = words.backToReference(label);
    } else if (properties.id === 'footnote-label') {
      node.children = [{ type: 'text', value: words.footnotes }];
    } else if (node.tagName === 'input' && properties.type === 'checkbox' && properties.disabled) {
      properties.ariaLabel ??= words.task;
    }
    return undefined;
  });
};
