import { relative } from 'node:path';

import { getPageInfo } from '@octavo/mdx-plugins';
import type { ElementContent } from 'hast';
import type { Heading, Root } from 'mdast';
import type { Plugin } from 'unified';

import { formatDay } from './dates';
import { locatePost, slugOf, toAuthors, toStrings } from './posts';
import type { PostInfoOptions } from './types';

/** Class of the element with the date, the authors and the tags of a post. */
const INFO_CLASS = 'oct-post-info';

/** Adds the date, the authors and the tags of a post below its title. */
const remarkPostInfo: Plugin<[PostInfoOptions], Root> =
  ({ folder, root, names }) =>
  (tree, file) => {
    const { path, lang, frontmatter } = getPageInfo(file);
    const { date, authors, tags, draft, unlisted } = frontmatter as Record<string, unknown>;
    const relativePath = relative(root, path).replaceAll('\\', '/');
    if (typeof date !== 'string' || !locatePost(relativePath, folder, new Set(names))) return;
    const index = tree.children.findIndex(isTitle);
    const end = tree.children[index]?.position?.end ?? { line: 1, column: 1, offset: 0 };
    const position = { start: end, end };
    const isListed = draft !== true && unlisted !== true;
    // Drafts, unlisted posts, and names without letters and digits have no pages of tags and authors.
    const toLink = (section: string) => (name: string) => {
      const slug = slugOf(name);
      if (!isListed || slug === '') return text(name);
      const href = `/${folder}/${section}/${encodeURI(slug)}`;
      // Only links with a position are resolved.
      return { ...element('a', { href }, name), position };
    };
    const parts = [
      element('time', { dateTime: date.slice(0, 10) }, formatDay(date, lang)),
      ...toAuthors(authors).map(({ name }) => toLink('authors')(name)),
      ...toStrings(tags).map(toLink('tags')),
    ];
    const children = parts.flatMap((part, index) => (index === 0 ? [part] : [text(' · '), part]));
    tree.children.splice(index + 1, 0, {
      // The Markdown output copies nodes that it does not know from the source, where this one is empty.
      type: 'octPostInfo',
      children: [],
      data: { hName: 'p', hProperties: { className: [INFO_CLASS] }, hChildren: children },
      position,
    } as unknown as Heading);
  };

export default remarkPostInfo;

function isTitle(node: Root['children'][number]): boolean {
  return node.type === 'heading' && node.depth === 1;
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}

function element(
  tagName: string,
  properties: Record<string, string>,
  value: string,
): ElementContent {
  return { type: 'element', tagName, properties, children: [text(value)] };
}
