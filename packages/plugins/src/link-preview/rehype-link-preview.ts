import { FILE_EXTENSION, isExternal, splitHref } from '@octavo/theme/urls';
import type { Properties, Root } from 'hast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

import { LINK_CLASS } from './link-class';

/** Marks links to other pages. Pages without such links load nothing. */
const rehypeLinkPreview: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName !== 'a' || !isPageLink(properties)) return;
    const { className } = properties;
    // The theme only styles links without a class, and links with its own class.
    const classes = Array.isArray(className) ? className : ['oct-prose-link'];
    properties.className = [...classes, LINK_CLASS];
  });
};

export default rehypeLinkPreview;

/** Checks whether a resolved link leads to another page of the site, and not to a file or a position on the page. */
function isPageLink({ href, target }: Properties): boolean {
  const { path } = splitHref(String(href ?? ''));
  // Links to files of the public folder have this target.
  if (path === '' || isExternal(path) || target === '_self') return false;
  return !FILE_EXTENSION.test(path);
}
