import GithubSlugger, { slug } from 'github-slugger';
import type { Element, Root, RootContent } from 'hast';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import {
  ANCHOR_CLASS,
  getChildrenWithoutBadges,
  getText,
  isHeading,
  isVisuallyHidden,
} from '../hast/heading-nodes';
import { fromInlineMarkdown } from '../hast/inline-markdown';
import { getPageState } from '../page/page-state';
import { walk } from '../tree/walk';

export interface RehypeHeadingsOptions {
  /** @default true */
  fallbackHeadingTitle?: boolean | undefined;
}

/** Adds IDs and anchor links to headings. Adds the title as a heading to pages without an `h1`. */
export const rehypeHeadings: Plugin<[RehypeHeadingsOptions?], Root> =
  ({ fallbackHeadingTitle = true } = {}) =>
  (tree, file) => {
    if (fallbackHeadingTitle) addTitle(tree, file);
    const headings = findHeadings(tree);
    const slugger = new GithubSlugger();
    for (const heading of headings) {
      const { id } = heading.properties;
      // Reserve explicit IDs.
      if (typeof id === 'string') slugger.occurrences[id] ??= 0;
    }
    for (const heading of headings) {
      const text = getChildrenWithoutBadges(heading).map(getText).join('').trim();
      heading.properties.id ||= slugger.slug(slug(text) || 'section');
      if (!isVisuallyHidden(heading))
        heading.children.unshift(createAnchor(String(heading.properties.id)));
    }
  };

function findHeadings(tree: Root): Element[] {
  const found: Element[] = [];
  walk<RootContent>(tree, (node) => {
    if (isHeading(node)) found.push(node);
    return undefined;
  });
  return found;
}

function addTitle(tree: Root, file: VFile): void {
  const { title, pageType = 'doc', overview } = getPageState(file).frontmatter;
  if (typeof title !== 'string' || title === '' || pageType !== 'doc' || overview) return;
  let hasTitle = false;
  walk<RootContent>(tree, (node) => {
    const name = node.type === 'element' ? node.tagName : 'name' in node ? node.name : undefined;
    if (name === 'h1') hasTitle = true;
    return hasTitle ? false : undefined;
  });
  if (hasTitle) return;
  const heading: Element = {
    type: 'element',
    tagName: 'h1',
    properties: {},
    children: fromInlineMarkdown(title),
  };
  const firstContent = tree.children.findIndex((node) => node.type !== 'mdxjsEsm');
  tree.children.splice(firstContent < 0 ? tree.children.length : firstContent, 0, heading);
}

function createAnchor(id: string): Element {
  return {
    type: 'element',
    tagName: 'a',
    properties: { className: [ANCHOR_CLASS], href: `#${id}`, ariaHidden: 'true', tabIndex: -1 },
    children: [{ type: 'text', value: '#' }],
  };
}
