import { readFileSync } from 'node:fs';
import { posix } from 'node:path';

import {
  getProperty,
  getString,
  type SourceLocation,
  type StaticValue,
  toData,
} from '@octavo/cli/internal';

import { escapeText } from '../markdown/escape-text';
import { addRedirect, type Migration } from '../migration';
import {
  type BlogPost,
  createBlogList,
  listBlogArchives,
  readTags,
  reportFeeds,
  toDate,
  toSlug,
} from '../tree/blog';
import type { ContentTree } from '../tree/content-tree';
import { parsePage } from '../tree/page-frontmatter';
import type { Locale } from './starlight-config';
import { pick } from './starlight-sidebar';

interface BlogContext {
  starlight: StaticValue | undefined;
  locales: readonly Locale[];
  migration: Migration;
  location: SourceLocation;
}

/** Adds a page that lists the posts of the plugin `starlight-blog`, for each language with posts. */
export function addStarlightBlog(
  tree: ContentTree,
  { starlight, locales, migration, location }: BlogContext,
): void {
  const plugins = getProperty(starlight, 'plugins');
  const plugin = (plugins?.kind === 'list' ? plugins.items : []).find(
    (item) => item.kind === 'call' && item.from === 'starlight-blog',
  );
  if (plugin?.kind !== 'call') return;
  const [options] = plugin.args;
  const base = `/${(getString(getProperty(options, 'prefix')) ?? 'blog').replace(/^\/|\/$/g, '')}/`;
  const title = readOption(options, 'title') as string | Record<string, string> | undefined;
  for (const locale of locales) {
    const folder = locales.length > 1 ? locale.lang : '';
    const path = posix.join(folder, base.slice(1));
    const posts = [...tree.pages.values()].flatMap(({ source, target }) =>
      target.startsWith(path) ? (readPost(source, `/${posix.relative(folder, target)}`) ?? []) : [],
    );
    const list = posix.join(path, 'index.md');
    if (posts.length === 0 || tree.texts.has(list) || tree.texts.has(`${list}x`)) continue;
    const name = pick(title, undefined, locale.original) ?? 'Blog';
    tree.texts.set(list, createBlogList(name, posts));
    if (locale !== locales[0]) continue;
    reportFeeds(base, migration, location);
    const perPage = Number(readOption(options, 'postCount') ?? 5);
    const authors = new Set(posts.flatMap((post) => post.authors.map(toSlug)));
    const authorLists = [...authors].map((author) => `authors/${author}`);
    for (const route of listBlogArchives(posts, { base, perPage, pageFolder: '', authorLists }))
      addRedirect(migration, route, base, location);
  }
}

function readOption(options: StaticValue | undefined, key: string): unknown {
  const value = getProperty(options, key);
  return value && toData(value, () => {});
}

/** Reads a post. Returns `undefined` for drafts, which the list does not contain. */
function readPost(source: string, path: string): BlogPost | undefined {
  const { data } = parsePage(readFileSync(source, 'utf8'));
  if (data.draft === true) return undefined;
  const description = data.excerpt ?? data.description;
  return {
    route: path.replace(/(?:index)?\.mdx?$/, ''),
    title: escapeText(String(data.title ?? path)),
    description: typeof description === 'string' ? description : undefined,
    date: toDate(data.date) ?? '',
    authors: [data.authors ?? []].flat().flatMap((author: unknown) => {
      const name =
        typeof author === 'object' && author !== null
          ? (author as { name?: unknown }).name
          : author;
      return typeof name === 'string' ? [name] : [];
    }),
    tags: readTags(data.tags),
  };
}
