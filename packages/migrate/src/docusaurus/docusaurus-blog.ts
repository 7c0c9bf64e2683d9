import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

import { globSync } from 'tinyglobby';
import { parse } from 'yaml';

import { escapeLabel, escapeText } from '../markdown/escape-text';
import type { MigrationProblem } from '../report/migration-problem';
import { type BlogPost, createBlogList, listBlogArchives, readTags } from '../tree/blog';
import { type ContentTree, getPathInside } from '../tree/content-tree';
import { parsePage } from '../tree/page-frontmatter';
import type { PostFrontmatter } from './convert-docusaurus-page';
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
  frontmatter: PostFrontmatter;
}

/** Problem of posts for which Docusaurus shows the date of the file. */
const DATE_PROBLEM: MigrationProblem = {
  line: 1,
  column: 1,
  message: 'The post has no date in its frontmatter or its file name.',
  hint: 'Add `date` to the frontmatter of the new page.',
};

const DATE = /(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?/;

/**
 * Adds the posts of a blog and a page that lists them.
 *
 * @returns the routes of other lists in the original blog, and the frontmatter of the posts, by the absolute paths of their
 *   original files
 */
export function addBlog(
  tree: ContentTree,
  { folder, base, title, perPage, target, translations }: AddBlogOptions,
): { archives: string[]; frontmatter: Map<string, PostFrontmatter> } {
  const files = posix.join(target, '_files/blog');
  tree.roots.push({ folder, target: files });
  if (translations) tree.roots.push({ folder: translations, target: files, untranslated: folder });
  const known = readAuthors(folder);
  const posts = globSync(['**/*.{md,mdx}'], {
    cwd: folder,
    ignore: NOT_PAGES,
    expandDirectories: false,
  }).map((path): Post => {
    const translated = translations && join(translations, path);
    const source = translated && existsSync(translated) ? translated : join(folder, path);
    const { data, body } = parsePage(readFileSync(source, 'utf8'));
    const date = toDate(data.date) ?? toDate(dateOf(path));
    const authors = readPostAuthors(data, known);
    const tags = readTags(data.tags);
    const heading = /^#\s+(.+)$/m.exec(body)?.[1];
    return {
      source,
      route: getPostRoute(path, typeof data.slug === 'string' ? data.slug : undefined, base),
      title:
        data.title === undefined && heading !== undefined
          ? escapeLabel(heading)
          : escapeText(String(data.title ?? path)),
      description: typeof data.description === 'string' ? data.description : undefined,
      date: date?.slice(0, 10) ?? '',
      authors: authors.map((author) => (typeof author === 'string' ? author : author.name)),
      tags,
      isHidden: data.draft === true || data.unlisted === true,
      frontmatter: {
        ...(date ? { date } : {}),
        ...(authors.length > 0 ? { authors } : {}),
        ...(tags.length > 0 ? { tags } : {}),
      },
    };
  });
  // Octavo shows posts without a translation in the default language.
  const added = posts.filter(
    ({ source }) => translations === undefined || getPathInside(translations, source) !== undefined,
  );
  for (const { source, route, date } of added) {
    if (!date) tree.problems.push({ ...DATE_PROBLEM, file: source });
    tree.pages.set(source, {
      source,
      route,
      target: posix.join(target, `${route.slice(1)}${/\.mdx?$/.exec(source)![0]}`),
    });
  }
  const listed = posts.filter(({ isHidden }) => !isHidden);
  tree.texts.set(posix.join(target, base.slice(1), 'index.md'), createBlogList(title, listed));
  const authorLists = listAuthors(known);
  return {
    archives: listBlogArchives(listed, { base, perPage, pageFolder: 'page/', authorLists }),
    frontmatter: new Map(added.map(({ source, frontmatter }) => [source, frontmatter])),
  };
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

/**
 * Returns the date in the frontmatter of a post, with its time unless it is midnight. Without a time zone, it is in UTC, as
 * in Docusaurus.
 */
function toDate(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const hasZone = /:\d{2}.*(?:Z|UTC|GMT|[+-]\d{2}:?\d{2})$/.test(value);
  const date = new Date(hasZone ? value : `${value}Z`);
  if (Number.isNaN(date.getTime())) return undefined;
  return date.toISOString().replace('.000Z', 'Z').replace('T00:00:00Z', '');
}

interface Author {
  key?: string;
  name?: string;
  url?: string;
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

/** Returns the authors in the frontmatter of a post. Strings are keys of known authors. */
function readPostAuthors(
  { authors, author, author_url, authorURL = author_url }: Record<string, unknown>,
  known: Record<string, Author>,
): NonNullable<PostFrontmatter['authors']> {
  const own = authors ?? (author ? { name: author, url: authorURL } : []);
  return [own].flat().flatMap((each: unknown) => {
    const values = (typeof each === 'object' ? each : { key: String(each) }) as Author | null;
    const { key, name = key, url } = { ...known[values?.key ?? ''], ...values };
    if (!name) return [];
    return [url ? { name: String(name), url: String(url) } : String(name)];
  });
}
