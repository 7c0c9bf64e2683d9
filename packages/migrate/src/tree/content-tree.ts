import { copyFileSync, existsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative, resolve } from 'node:path';

import { canResolveModule, toPosixPath } from '@octavo/cli/internal';

import type { MigrationProblem } from '../report/migration-problem';
import { decodePath, isPath, mapLinks, splitLink } from './relative-links';
import { findFreePath, writeInside } from './target-files';

/** Folder for the converted pages, relative to the new configuration file. */
export const CONTENT_FOLDER = 'content';

/** Page of the original site. */
export interface TreePage {
  /** Absolute path of the original file. */
  source: string;
  /** Path of the new file in the content folder. */
  target: string;
  /** Route of the page in the original site, without the base. */
  route: string;
  /** Whether the page belongs to versioned documents. */
  isDoc?: boolean;
}

/** Folder whose files other than pages keep their relative paths. */
export interface TreeRoot {
  /** Absolute path of the original folder. */
  folder: string;
  /** Path of the new folder in the content folder. */
  target: string;
  /** Absolute path of the folder in the default language, if the files are translations. */
  untranslated?: string | undefined;
}

/** Files of the new content folder, and where they come from. */
export interface ContentTree {
  /** Absolute path of the new content folder. */
  folder: string;
  roots: TreeRoot[];
  /** Pages by the absolute paths of their original files. */
  pages: Map<string, TreePage>;
  /** Text of new files, by path in the content folder. */
  texts: Map<string, string>;
  /** Absolute paths of original files to copy, by path in the content folder. */
  copies: Map<string, string>;
  problems: MigrationProblem[];
}

/** Creates an empty tree. */
export function createContentTree(site: string): ContentTree {
  return {
    folder: join(site, CONTENT_FOLDER),
    roots: [],
    pages: new Map(),
    texts: new Map(),
    copies: new Map(),
    problems: [],
  };
}

/** Writes all files, and returns their absolute paths. Missing originals are skipped. */
export function writeContentTree({ folder, texts, copies }: ContentTree): string[] {
  const written: string[] = [];
  const write = (path: string, writeTo: (file: string) => void) =>
    written.push(writeInside(folder, path, writeTo));
  for (const [path, text] of texts) write(path, (file) => writeFileSync(file, text));
  for (const [path, source] of copies)
    if (existsSync(source)) write(path, (file) => copyFileSync(source, file));
  return written;
}

/** Returns the new path of a file in a root, relative to the content folder. */
export function getRootTarget(tree: Pick<ContentTree, 'roots'>, file: string): string | undefined {
  const root = findRoot(tree, file);
  return root && posix.join(root.target, getPathInside(root.folder, file)!);
}

/** Returns the innermost root that contains a file. */
function findRoot({ roots }: Pick<ContentTree, 'roots'>, file: string): TreeRoot | undefined {
  return roots
    .filter(({ folder }) => getPathInside(folder, file) !== undefined)
    .sort((a, b) => b.folder.length - a.folder.length)[0];
}

/**
 * Returns the path of a file relative to a folder that contains it, with forward slashes. The folder itself has an empty
 * path. Both paths are absolute.
 */
export function getPathInside(folder: string, file: string): string | undefined {
  const [start, path] = [folder, file].map(toPosixPath) as [string, string];
  if (path === start) return '';
  return path.startsWith(`${start}/`) ? path.slice(start.length + 1) : undefined;
}

const PAGE_ENDINGS = ['', '.md', '.mdx', '/index.md', '/index.mdx', '/README.md'];

/**
 * Converts the links of a page whose files have moved. Links to pages become relative paths to the new files, and files
 * are copied.
 *
 * @param resolvePath - resolves links that are not relative, such as `@site/static/a.png`, to absolute file paths
 */
export function moveLinks(
  text: string,
  page: TreePage,
  tree: ContentTree,
  resolvePath: (link: string) => string | undefined = () => undefined,
): string {
  return mapLinks(text, (link, { kind, isEmbedded }) => {
    if (!isPath(link)) return link;
    const { path, rest } = splitLink(link);
    if (path === '') return link;
    const isAbsolute = path.startsWith('/');
    const decoded = decodePath(path);
    const file =
      resolvePath(decoded) ?? (isAbsolute ? undefined : resolve(dirname(page.source), decoded));
    const found = file && findTarget(file, tree, isEmbedded);
    if (found) return toRelativeLink(page.target, found, kind) + rest;
    const untranslated = file && findUntranslatedPage(file, tree);
    if (untranslated) return encodeSpaces(untranslated.route, kind) + rest;
    const similar = /\.mdx?$/.test(path) ? findSimilarPage(path, tree) : undefined;
    if (similar) return toRelativeLink(page.target, similar, kind) + rest;
    if (isAbsolute || kind === 'attribute' || path.startsWith('@')) return link;
    // A relative URL is resolved by the browser, from the address of the page.
    return new URL(path, `http://localhost${page.route}`).pathname + rest;
  });
}

/** Converts the paths of imports in a page or module whose file has moved. */
export function moveImport(specifier: string, page: TreePage, tree: ContentTree): string {
  if (!specifier.startsWith('.')) return specifier;
  const [path = '', query = ''] = specifier.split(/(?=\?)/);
  const file = resolve(dirname(page.source), path);
  const moved = tree.pages.get(file)?.target ?? getRootTarget(tree, file);
  const target = moved === undefined ? file : join(tree.folder, moved);
  const isKnown = moved === undefined ? canResolveModule(file) : true;
  if (!isKnown) return specifier;
  const from = dirname(join(tree.folder, page.target));
  return toPosixPath(relative(from, target)).replace(/^(?!\.)/, './') + query;
}

/**
 * Returns the new path of a page or file, which is copied. Only files in the public folder have an address that links can
 * lead to.
 */
function findTarget(file: string, tree: ContentTree, isEmbedded: boolean): string | undefined {
  const page = findPage(file, tree);
  if (page) return page.target;
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined;
  const path =
    getRootTarget(tree, file) ?? `_assets/${toPosixPath(file).split('/').slice(-2).join('/')}`;
  return addCopy(tree, isEmbedded || path.startsWith('public/') ? path : `public/${path}`, file);
}

function findPage(file: string, { pages }: ContentTree): TreePage | undefined {
  for (const ending of PAGE_ENDINGS) {
    const page = pages.get(file + ending) ?? pages.get(file.replace(/\/$/, '') + ending);
    if (page) return page;
  }
  return undefined;
}

/** Returns the page in the default language whose translation would be a file. Octavo localizes links to its route. */
function findUntranslatedPage(file: string, tree: ContentTree): TreePage | undefined {
  const root = findRoot(tree, file);
  return root?.untranslated === undefined
    ? undefined
    : findPage(join(root.untranslated, getPathInside(root.folder, file)!), tree);
}

/** Copies a file, and returns its new path. It differs from `path` if another file has that path. */
export function addCopy({ copies }: ContentTree, path: string, file: string): string {
  const target = findFreePath(path, file, copies);
  copies.set(target, file);
  return target;
}

/** Finds the only page whose path ends like a broken link. The case of letters is ignored. */
function findSimilarPage(path: string, { pages }: ContentTree): string | undefined {
  const end = `/${path.replace(/^(?:\.{0,2}\/)+/, '').toLowerCase()}`;
  const found = [...pages.values()].filter(({ source }) =>
    toPosixPath(source).toLowerCase().endsWith(end),
  );
  return found.length === 1 ? found[0]!.target : undefined;
}

function toRelativeLink(from: string, to: string, kind: 'link' | 'attribute'): string {
  const path = to.startsWith('public/')
    ? to.slice('public'.length)
    : posix.relative(posix.dirname(from), to).replace(/^(?!\.)/, './');
  return encodeSpaces(path, kind);
}

function encodeSpaces(path: string, kind: 'link' | 'attribute'): string {
  return kind === 'link' ? path.replaceAll(' ', '%20') : path;
}
