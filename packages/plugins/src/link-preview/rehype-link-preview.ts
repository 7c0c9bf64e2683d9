import type { Root } from 'hast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

import { LINK_CLASS } from './link-class';

/** Marks links to other pages. Pages without such links load nothing. */
const rehypeLinkPreview: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName !== 'a' || !isPageUrl(String(properties.href ?? ''))) return;
    const { className } = properties;
    // The theme only styles links without a class, and links with its own class.
    const classes = Array.isArray(className) ? className : ['oct-prose-link'];
    properties.className = [...classes, LINK_CLASS];
  });
};

export default rehypeLinkPreview;

/** Checks whether a resolved URL belongs to another page of the site, and not to a file or a position on the page. */
function isPageUrl(href: string): boolean {
  const [path = ''] = href.split(/[?#]/);
  if (path === '' || /^(?:\/\/|[a-z][\w+.-]*:)/i.test(path)) return false;
  return /\.html$/.test(path) || !/\.[^/.]+$/.test(path);
}
