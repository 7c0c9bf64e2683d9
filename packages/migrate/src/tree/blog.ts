import { posix } from 'node:path';

import type { SourceLocation } from '@octavo/cli/internal';
import { stringify } from 'yaml';

import { escapeText } from '../markdown/escape-text';
import { type Migration, report } from '../migration';

export interface BlogPost {
  route: string;
  /** Markdown. */
  title: string;
  description: string | undefined;
  /** Date as `YYYY-MM-DD`, or an empty string. */
  date: string;
  authors: string[];
  tags: string[];
}

/** Returns a page that lists posts, newest first. */
export function createBlogList(title: string, posts: readonly BlogPost[]): string {
  const list = [...posts]
    .sort((a, b) => b.date.localeCompare(a.date))
    .map(
      ({ title: text, route, date, authors, description }) =>
        `## [${text}](${encodeURI(route)})\n\n${[date, authors.join(', ')].filter(Boolean).join(' · ')}\n${description ? `\n${escapeText(description)}\n` : ''}`,
    );
  return `---\n${stringify({ title, sidebar: false })}---\n\n# ${escapeText(title)}\n\n${list.join('\n')}`;
}

export interface BlogLists {
  /** Route of the blog, with slashes around it. */
  base: string;
  /** Posts on a page of a list. */
  perPage: number;
  /** Path of the folder with the pages of a list after the first, with a slash at the end. */
  pageFolder: string;
  /** Paths of lists by author, relative to the base. */
  authorLists: readonly string[];
}

/** Returns the routes of lists that the original blog generates: by tag, author and year. The new blog has one list. */
export function listBlogArchives(
  posts: readonly BlogPost[],
  { base, perPage, pageFolder, authorLists }: BlogLists,
): string[] {
  const counts = new Map<string, number>();
  for (const tag of posts.flatMap((post) => [...new Set(post.tags.map(toSlug))]))
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const paginate = (path: string, count: number) =>
    Array.from({ length: Math.max(0, Math.ceil(count / perPage) - 1) }, (_, index) =>
      posix.join(path, `${pageFolder}${index + 2}`),
    );
  const paths = [
    'archive',
    ...(counts.size > 0 ? ['tags'] : []),
    ...[...counts].flatMap(([tag, count]) => [`tags/${tag}`, ...paginate(`tags/${tag}`, count)]),
    ...authorLists,
    ...paginate('', posts.length),
  ];
  return paths.map((path) => posix.join(base, path));
}

/** Reports the feeds of a blog, which the generated list does not have. */
export function reportFeeds(base: string, migration: Migration, location: SourceLocation): void {
  report(
    migration,
    location,
    `Feeds of ${base}, such as ${base}rss.xml, were not migrated.`,
    'Use `blog` from @octavo/plugins/blog, which also generates lists by tag and author.',
  );
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

export function toSlug(tag: string): string {
  return tag
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
