import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

import { globSync } from 'tinyglobby';

import { readTags } from '../tree/blog';
import { parsePage } from '../tree/page-frontmatter';
import { type Doc, removeNumberPrefix } from './docusaurus-sidebars';

export interface ReadDocsOptions {
  /** Absolute path of the docs folder. */
  folder: string;
  /** Path before the routes, such as `/docs/`. */
  base: string;
  include?: readonly string[] | undefined;
  exclude?: readonly string[] | undefined;
}

/** Globs of files that are never documents. */
export const NOT_PAGES = [
  '**/_*',
  '**/_*/**',
  '**/*.test.*',
  '**/__tests__/**',
  '**/node_modules/**',
];

/** Reads the documents of a docs folder, with their IDs and routes. */
export function readDocs({ folder, base, include, exclude = [] }: ReadDocsOptions): Doc[] {
  const paths = globSync([...(include ?? ['**/*.{md,mdx}'])], {
    cwd: folder,
    ignore: [...NOT_PAGES, ...exclude],
    expandDirectories: false,
  });
  return paths
    .toSorted()
    .filter((path) => /\.mdx?$/.test(path))
    .map((path) => {
      const { data, body } = parsePage(readFileSync(join(folder, path), 'utf8'));
      const parts = path
        .replace(/\.mdx?$/, '')
        .split('/')
        .map(removeNumberPrefix);
      const name = parts.at(-1)!;
      const dir = parts.slice(0, -1).join('/');
      const title =
        asString(data.title) ??
        /^#\s+(.+?)\s*(?:\{#[^}]*\})?$/m.exec(body)?.[1] ??
        asString(data.id) ??
        name;
      return {
        id: posix.join(dir, asString(data.id) ?? name),
        path,
        route: getRoute(parts, asString(data.slug), asString(data.id), base),
        title,
        label: asString(data.sidebar_label) ?? title,
        position: typeof data.sidebar_position === 'number' ? data.sidebar_position : undefined,
        sidebar: asString(data.displayed_sidebar),
        tags: readTags(data.tags),
        isDraft: data.draft === true,
        isHidden: data.draft === true || data.unlisted === true,
      };
    });
}

/** Returns the route of a document, which its slug, its ID or its file name determines. */
function getRoute(
  parts: readonly string[],
  slug: string | undefined,
  id: string | undefined,
  base: string,
): string {
  const dir = parts.slice(0, -1).join('/');
  if (slug?.startsWith('/')) return posix.join('/', base, slug);
  if (slug !== undefined) return posix.join('/', base, dir, slug);
  // Only the name of the file determines whether a document is the index of its folder.
  const name = parts.at(-1)!;
  const isIndex = /^(?:index|readme)$/i.test(name);
  const isFolder = name.toLowerCase() === parts.at(-2)?.toLowerCase();
  if (isIndex || isFolder) return posix.join('/', base, dir, '/');
  return posix.join('/', base, dir, id ?? name);
}

function asString(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
