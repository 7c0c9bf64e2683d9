import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { toPosixPath } from '@octavo/cli/internal';
import { globSync } from 'tinyglobby';
import { setKey } from '../migration';
import type { MigrationProblem } from '../report/migration-problem';
import { completeHomePage, findLinks, type HomeContext } from '../tree/complete-home-page';
import { CONTENT_FOLDER } from '../tree/content-tree';
import { findFreePath, writeInside } from '../tree/target-files';
import {
  addPostList,
  type DataLoader,
  findPostList,
  type PostList,
  reportDataLoaders,
  reportPostList,
} from './content-lists';
import { convertFrontmatter } from './convert-frontmatter';
import { convertMarkdown } from './convert-markdown';
import { toDefaultPath } from './default-folder';
import { addHomeSlots } from './home-slots';
import type { VitePressMigration } from './migrate-vitepress-config';
import { movePageLinks } from './move-page-links';
import { addPageRedirects } from './page-redirects';

const REGION = /#region\s+(.*?)\s*(?:-->|\*\/)?\s*$/gm;
const FRONTMATTER = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?=\r?\n|$)/;
const ASSETS = '**/*.{png,jpg,jpeg,gif,svg,webp,avif,ico,mp4,webm}';
// Folders for files that are not pages. Files in folders that start with `_` are not pages.
const SNIPPETS = '_snippets';
const PARTIALS = '_partials';
const ASSETS_FOLDER = '_assets';
const IGNORED_GLOBS = ['**/node_modules/**', '**/.vitepress/**', '**/dist/**'];

export interface ConvertPagesResult {
  /** Number of converted pages. */
  count: number;
  problems: MigrationProblem[];
}

/** Converts VitePress pages and writes them to a folder, together with assets and snippets. */
export function convertPages(migration: VitePressMigration, target: string): ConvertPagesResult {
  const { source, folders, excluded } = migration;
  const output = toPosixPath(relative(source, target));
  const ignore = [
    ...IGNORED_GLOBS,
    ...excluded,
    ...(output.startsWith('..') ? [] : [`${output}/**`]),
  ];
  const found = globSync(['**/*.md'], { cwd: source, ignore }).toSorted();
  const pages = dropReplacedPages(dropDynamicRoutes(found, migration), migration);
  const others = globSync([ASSETS, 'public/**'], { cwd: source, ignore, dot: true });
  // Original paths of new files, by their new paths.
  const originals = new Map(
    [...pages, ...others].map((path) => [getTargetPath(path, folders), path]),
  );
  const claimPath = (target: string, path: string) => {
    const free = findFreePath(target, path, originals);
    originals.set(free, path);
    return free;
  };
  const moveTo = (folder: string, path: string) =>
    claimPath(`${folder}/${path.replace(/^(?:\.\.\/)+/, '')}`, path);
  const toTarget = (path: string) =>
    isOutside(path) ? moveTo(PARTIALS, path) : claimPath(getTargetPath(path, folders), path);
  const toSnippet = (path: string) => moveTo(SNIPPETS, path);
  const toAsset = (path: string) => moveTo(ASSETS_FOLDER, path);
  const options = {
    ...migration,
    toTarget,
    toSnippet,
    hasRegion: (path: string, region: string) => hasRegion(join(source, path), region),
  };
  const problems: MigrationProblem[] = [];
  const copies = new Map(others.map((path) => [path, toTarget(path)]));
  const all = [...pages];
  const partials: string[] = [];
  const listed = new Set<DataLoader>();
  const targets = new Map<string, string>();
  const texts = new Map<string, string>();
  const write = (path: string, writeTo: (file: string) => void) =>
    migration.written.push(writeInside(target, path, writeTo));
  // Included files that are not pages are added to the array during iteration.
  for (const path of all) {
    const file = join(source, path);
    const text = readText(file);
    const list = findPostList(text, file, migration.loaders);
    const converted = list && convertListPage(list, path, options);
    if (converted) {
      listed.add(list.loader);
      reportPostList(list, file, migration);
    }
    const page = converted ?? convertPage(text, path, options);
    targets.set(path, converted ? toTarget(path).replace(/\.md$/, '.mdx') : toTarget(path));
    texts.set(path, page.text);
    for (const partial of page.partials.filter((path) => !all.includes(path))) {
      if (!existsSync(join(source, partial))) continue;
      all.push(partial);
      if (!isOutside(partial)) partials.push(toTarget(partial));
    }
    problems.push(...page.problems.map((problem) => ({ ...problem, file })));
    for (const snippet of page.snippets)
      if (existsSync(join(source, snippet))) copies.set(snippet, toSnippet(snippet));
  }
  for (const path of all) {
    const file = join(source, path);
    const isHomePage = isHome(toTarget(path), folders);
    const moved = movePageLinks(texts.get(path)!, { source, path, targets, copies, toAsset });
    const pageText = isHomePage ? addHomeSlots(moved, migration.homeSlots) : moved;
    const home = isHomePage
      ? completeHomePage(pageText, createHomeContext(toTarget(path), pages, migration))
      : undefined;
    if (home !== undefined)
      problems.push({
        file,
        line: 1,
        column: 1,
        message: `The home page was completed with ${home.added.join(' and ')}, because it had little text.`,
        hint: `Edit ${CONTENT_FOLDER}/${toTarget(path)}.`,
        impact: 'cosmetic',
      });
    write(targets.get(path)!, (to) => writeFileSync(to, home?.text ?? pageText));
  }
  for (const [from, to] of copies) write(to, (file) => copyFileSync(join(source, from), file));
  reportDataLoaders(
    migration.loaders.filter((loader) => !listed.has(loader)),
    migration,
  );
  const location = { file: source, line: 1, column: 1 };
  addPageRedirects(pages, migration, location);
  if (partials.length > 0) setKey(migration, 'route.exclude', partials, location);
  return { count: pages.length, problems };
}

/** Reads a page without a byte order mark, and with line feeds only. */
function readText(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');
}

/** Removes and reports templates of dynamic routes, such as `[id].md` with `[id].paths.ts`. */
function dropDynamicRoutes(
  pages: readonly string[],
  { source, problems }: VitePressMigration,
): string[] {
  return pages.filter((path) => {
    const stem = join(source, path.replace(/\.md$/, '.paths'));
    const loader = ['.ts', '.js', '.mts', '.mjs'].find((extension) => existsSync(stem + extension));
    if (!/\[[^\]]+\]/.test(path) || loader === undefined) return true;
    problems.push({
      file: join(source, path),
      line: 1,
      column: 1,
      message: `The dynamic route /${path.replace(/\.md$/, '')} was not migrated, because code computes its pages.`,
      hint: "Add the pages in a plugin's `pages` hook.",
    });
    return false;
  });
}

/** Removes and reports pages outside of the folder of the default language if it contains a page with the same path. */
function dropReplacedPages(
  pages: readonly string[],
  { source, folders, problems }: VitePressMigration,
): string[] {
  const [folder] = folders.values();
  return pages.filter((path) => {
    const other = `${folder}/${path}`;
    if (!folder || !pages.includes(other)) return true;
    problems.push({
      file: join(source, path),
      line: 1,
      column: 1,
      message: `The page was not migrated, because ${other} has the same address in Octavo.`,
      hint: `Move its content to ${CONTENT_FOLDER}/${getTargetPath(other, folders)}.`,
    });
    return false;
  });
}

function isHome(path: string, folders: ReadonlyMap<string, string>): boolean {
  return path === 'index.md' || [...folders.keys()].some((lang) => path === `${lang}/index.md`);
}

/** Returns the title and the links to existing pages for the home page of a language. */
function createHomeContext(
  path: string,
  pages: readonly string[],
  { config, folders }: VitePressMigration,
): HomeContext {
  const theme = (config.themeConfig ?? {}) as Navigation & { locales?: Navigation[] };
  const locale = theme.locales?.find(({ lang }) => path === `${lang}/index.md`);
  const isOwn = (page: string) =>
    posix.dirname(path) === '.' ||
    getTargetPath(page, folders).startsWith(`${posix.dirname(path)}/`);
  const all = [locale ?? {}, theme].map(({ nav, sidebar }) => [
    ...findLinks(nav),
    ...findLinks(sidebar),
  ]);
  const known = new Set(pages.map((page) => toDefaultPath(page, folders)));
  const links = all.flat().filter(({ link }, index, list) => {
    const name = link.slice(1).replace(/[?#].*$/, '');
    return (
      name !== '' &&
      list.findIndex((each) => each.link === link) === index &&
      ['.md', 'index.md', '/index.md'].some(
        (ending) => known.has(name + ending) && isOwn(name + ending),
      )
    );
  });
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return {
    title: text(locale?.title) ?? text(config.title) ?? 'Documentation',
    description: text(locale?.description) ?? text(config.description),
    links,
  };
}

interface Navigation {
  lang?: string;
  title?: unknown;
  description?: unknown;
  nav?: unknown;
  sidebar?: unknown;
}

export interface ConvertPageOptions {
  /** Maps the path of a file to its new path. */
  toTarget?: (path: string) => string;
  /** Maps the path of a file with code to its new path. */
  toSnippet?: (path: string) => string;
  /** Delimiters of attributes and heading IDs. */
  delimiters?: [left: string, right: string];
  /** Checks whether an included file contains a region. */
  hasRegion?: (path: string, region: string) => boolean;
}

/** Converts a VitePress page. All paths are relative to the content folder. */
export function convertPage(
  source: string,
  path: string,
  {
    toTarget = (same) => same,
    toSnippet = (same) => `${SNIPPETS}/${same}`,
    delimiters = ['{', '}'],
    hasRegion: isRegion = () => true,
  }: ConvertPageOptions = {},
): { text: string; problems: MigrationProblem[]; snippets: string[]; partials: string[] } {
  const [block = '', yaml = ''] = FRONTMATTER.exec(source) ?? [];
  const head = convertFrontmatter(yaml);
  const before = block.split('\n').length - 1;
  const snippets: string[] = [];
  const resolveSnippet = (file: string) => {
    const snippet = resolvePath(file, path);
    snippets.push(snippet);
    return `<root>/${toSnippet(snippet)}`;
  };
  const partials: string[] = [];
  const resolveInclude = (file: string, region: string) => {
    const partial = resolvePath(file, path);
    if (region !== '' && !isRegion(partial, region)) return undefined;
    partials.push(partial);
    if (file.startsWith('@/')) return `<root>/${toTarget(partial)}`;
    return posix
      .relative(posix.dirname(toTarget(path)), toTarget(partial))
      .replace(/^(?!\.)/, './');
  };
  const body = convertMarkdown(source.slice(block.length), {
    resolveSnippet,
    resolveInclude,
    delimiters,
  });
  const shiftLine = (by: number) => (problem: MigrationProblem) => ({
    ...problem,
    line: (problem.line ?? 1) + by,
  });
  return {
    text: (head.yaml ? `---\n${head.yaml}\n---` : '') + body.text,
    problems: [...head.problems.map(shiftLine(1)), ...body.problems.map(shiftLine(before))],
    snippets,
    partials,
  };
}

/** Checks whether a file contains a region. Missing files are reported when the new site is built. */
function hasRegion(file: string, region: string): boolean {
  if (!existsSync(file)) return true;
  return [...readText(file).matchAll(REGION)].some(([, name]) => name === region);
}

/** Converts a page with a list of pages. Returns `undefined` if the page contains other code. */
function convertListPage(
  { source, loader }: PostList,
  path: string,
  options: ConvertPageOptions & {
    folders: ReadonlyMap<string, string>;
    toTarget: (path: string) => string;
  },
): ReturnType<typeof convertPage> | undefined {
  const page = convertPage(source, path, options);
  const folder = getTargetPath(`${loader.folder}/`, options.folders);
  const under = options.folders.size > 0 ? folder.replace(/^[^/]*/, '') : `/${folder}`;
  const text = addPostList(page.text, options.toTarget(path), under);
  return text === undefined || page.problems.length > 0 ? undefined : { ...page, text };
}

/** Returns the new path of a file. Files outside of language folders belong to the default language. */
export function getTargetPath(path: string, folders: ReadonlyMap<string, string>): string {
  if (folders.size === 0 || path.startsWith('public/')) return path;
  for (const [lang, folder] of folders)
    if (folder && path.startsWith(`${folder}/`)) return lang + path.slice(folder.length);
  const [root] = folders.keys();
  return `${root}/${path}`;
}

/** Checks whether a path leads out of the folder with the original pages. */
function isOutside(path: string): boolean {
  return path.startsWith('../');
}

/** Resolves a path in a page to a path relative to the original pages. `@/` is their folder. */
function resolvePath(file: string, page: string): string {
  return file.startsWith('@/')
    ? posix.normalize(file.slice(2))
    : posix.join(posix.dirname(page), file);
}
