import { posix } from 'node:path';

import { stringify } from 'yaml';

export interface BlogPost {
  route: string;
  title: string;
  description: string | undefined;
  /** Date as `YYYY-MM-DD`, or an empty string. */
  date: string;
  authors: string[];
  tags: string[];
}

/** Posts on a page of the original list. */
const POSTS_PER_PAGE = 10;

/** Returns a page that lists posts, newest first. */
export function createBlogList(title: string, posts: readonly BlogPost[]): string {
  const list = [...posts]
    .sort((a, b) => b.date.localeCompare(a.date))
    .map(
      ({ title: text, route, date, authors, description }) =>
        `## [${escapeText(text)}](${route})\n\n${[date, authors.join(', ')].filter(Boolean).join(' · ')}\n${description ? `\n${escapeText(description)}\n` : ''}`,
    );
  return `---\n${stringify({ title, sidebar: false })}---\n\n# ${escapeText(title)}\n\n${list.join('\n')}`;
}

/**
 * Returns the routes of lists that the original blog generates: tags, archive and pages. The new blog has one list.
 *
 * @param base - route of the blog, with slashes around it
 */
export function listBlogArchives(base: string, posts: readonly BlogPost[]): string[] {
  const tags = [...new Set(posts.flatMap((post) => post.tags.map(toSlug)))];
  const pages = Math.ceil(posts.length / POSTS_PER_PAGE);
  const paths = [
    'archive',
    ...(tags.length > 0 ? ['tags'] : []),
    ...tags.map((tag) => `tags/${tag}`),
    ...Array.from({ length: Math.max(0, pages - 1) }, (_, index) => `page/${index + 2}`),
  ];
  return paths.map((path) => posix.join(base, path));
}

/** Returns the tags in the frontmatter of a post. */
export function readTags(tags: unknown): string[] {
  return [tags ?? []].flat().flatMap((tag: unknown) => {
    const label =
      typeof tag === 'object' && tag !== null ? (tag as { label?: unknown }).label : tag;
    return typeof label === 'string' && toSlug(label) !== '' ? [label] : [];
  });
}

/** Returns the date in the frontmatter of a post as `YYYY-MM-DD`. */
export function toDate(value: unknown): string | undefined {
  const date =
    value instanceof Date ? value : typeof value === 'string' ? new Date(value) : undefined;
  return date && !Number.isNaN(date.getTime()) ? date.toISOString().slice(0, 10) : undefined;
}

function toSlug(tag: string): string {
  return tag
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

function escapeText(text: string): string {
  return text.replace(/[[\]<{]/g, '\\$&');
}
