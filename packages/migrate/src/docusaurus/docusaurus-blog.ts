import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

import { globSync } from 'tinyglobby';
import { parse } from 'yaml';

import { type BlogPost, createBlogList, listBlogArchives, readTags, toDate } from '../tree/blog';
import type { ContentTree } from '../tree/content-tree';
import { parsePage } from '../tree/page-frontmatter';
import { NOT_PAGES } from './read-docs';

export interface AddBlogOptions {
  /** Absolute path of the blog folder. */
  folder: string;
  /** Path before the routes, with slashes around it. */
  base: string;
  title: string;
  /** Posts on a page of the original list. */
  perPage: number;
  /** Folder of the edition in the content folder. */
  target: string;
  /** Absolute path of translated posts, if the edition is a translation. */
  translations: string | undefined;
}

interface Post extends BlogPost {
  source: string;
  /** Whether the list does not link to the post, because it is a draft or unlisted. */
  isHidden: boolean;
}

const DATE = /(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?/;

/**
 * Adds the posts of a blog and a page that lists them.
 *
 * @returns the routes of other lists in the original blog
 */
export function addBlog(
  tree: ContentTree,
  { folder, base, title, perPage, target, translations }: AddBlogOptions,
): string[] {
  for (const each of [folder, translations ?? folder])
    tree.roots.push({ folder: each, target: posix.join(target, '_files/blog') });
  const names = readAuthors(folder);
  const posts = globSync(['**/*.{md,mdx}'], {
    cwd: folder,
    ignore: NOT_PAGES,
    expandDirectories: false,
  }).map((path): Post => {
    const translated = translations && join(translations, path);
    const source = translated && existsSync(translated) ? translated : join(folder, path);
    const { data, body } = parsePage(readFileSync(source, 'utf8'));
    const date = toDate(data.date) ?? dateOf(path);
    const heading = /^#\s+(.+)$/m.exec(body)?.[1];
    return {
      source,
      route: getPostRoute(path, typeof data.slug === 'string' ? data.slug : undefined, base),
      title: String(data.title ?? heading ?? path),
      description: typeof data.description === 'string' ? data.description : undefined,
      date: date ?? '',
      authors: [data.authors ?? data.author ?? []].flat().map((author) => toName(author, names)),
      tags: readTags(data.tags),
      isHidden: data.draft === true || data.unlisted === true,
    };
  });
  // Octavo shows posts without a translation in the default language.
  for (const { source, route } of posts.filter(
    (post) => translations === undefined || post.source.startsWith(`${translations}/`),
  ))
    tree.pages.set(source, {
      source,
      route,
      target: posix.join(target, `${route.slice(1)}${/\.mdx?$/.exec(source)![0]}`),
    });
  const listed = posts.filter(({ isHidden }) => !isHidden);
  tree.texts.set(posix.join(target, base.slice(1), 'index.md'), createBlogList(title, listed));
  return listBlogArchives(listed, {
    base,
    perPage,
    pageFolder: 'page/',
    authorLists: listAuthors(names),
  });
}

function getPostRoute(path: string, slug: string | undefined, base: string): string {
  if (slug !== undefined) return posix.join(base, slug.replace(/\/$/, ''));
  const name = path.replace(/\.mdx?$/, '').replace(/\/index$/, '');
  const [match, year, month, day] = DATE.exec(name) ?? [];
  if (match === undefined) return posix.join(base, name);
  const rest = name.slice(0, name.indexOf(match)) + name.slice(name.indexOf(match) + match.length);
  return posix.join(base, year!, month!.padStart(2, '0'), day!.padStart(2, '0'), rest);
}

function dateOf(path: string): string | undefined {
  const [, year, month, day] = DATE.exec(path) ?? [];
  return year && `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`;
}

interface Author {
  name?: string;
  /** Whether the author has a list of posts. */
  page?: boolean | { permalink?: string };
}

/** Returns the paths of lists by author. */
function listAuthors(authors: Record<string, Author>): string[] {
  const lists = Object.entries(authors).flatMap(([key, author]) => {
    const page = author?.page;
    if (!page) return [];
    return [posix.join('authors', (typeof page === 'object' && page.permalink) || key)];
  });
  return lists.length > 0 ? ['authors', ...lists] : [];
}

function readAuthors(folder: string): Record<string, Author> {
  const file = ['authors.yml', 'authors.yaml']
    .map((name) => join(folder, name))
    .find((path) => existsSync(path));
  if (!file) return {};
  try {
    return (parse(readFileSync(file, 'utf8')) as Record<string, Author> | null) ?? {};
  } catch {
    return {};
  }
}

function toName(author: unknown, names: Record<string, Author>): string {
  if (typeof author === 'object' && author !== null)
    return String(
      (author as { name?: string; key?: string }).name ??
        names[(author as { key?: string }).key ?? '']?.name ??
        '',
    );
  return names[String(author)]?.name ?? String(author);
}
