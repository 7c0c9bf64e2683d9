import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';

import { globSync } from 'tinyglobby';

import { toPosixPath } from '../../files/posix-path';
import type { Problem } from '../../model/errors';
import { set } from '../migration';
import { convertFrontmatter } from './convert-frontmatter';
import { convertMarkdown } from './convert-markdown';
import type { VitePressMigration } from './from-vitepress';

const FRONTMATTER = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?=\r?\n|$)/;
const ASSETS = '**/*.{png,jpg,jpeg,gif,svg,webp,avif,ico,mp4,webm}';
/** Code that pages show. A name that begins with _ keeps it from being pages. */
const SNIPPETS = '_snippets';
const ALWAYS_IGNORED = ['**/node_modules/**', '**/.vitepress/**', '**/dist/**'];

export interface ConvertedPages {
  /** How many pages were written. */
  count: number;
  problems: Problem[];
}

/** Write the pages of a VitePress tree, and what they show, into a folder; the old tree stays as it is. */
export function convertPages(migration: VitePressMigration, target: string): ConvertedPages {
  const { source, folders, excluded } = migration;
  const own = toPosixPath(relative(source, target));
  const ignore = [...ALWAYS_IGNORED, ...excluded, ...(own.startsWith('..') ? [] : [`${own}/**`])];
  const pages = globSync(['**/*.md'], { cwd: source, ignore }).toSorted();
  const others = globSync([ASSETS, 'public/**'], { cwd: source, ignore, dot: true });
  const movedTo = (path: string) => moved(path, folders);
  const problems: Problem[] = [];
  const copies = new Map(others.map((path) => [path, movedTo(path)]));
  const all = [...pages];
  const partials: string[] = [];
  // Grows: what a page includes need not be a page.
  for (const path of all) {
    const file = join(source, path);
    const text = readFileSync(file, 'utf8');
    const page = convertPage(text, path, { ...migration, movedTo });
    for (const partial of page.partials.filter((path) => !all.includes(path))) {
      if (!existsSync(join(source, partial))) continue;
      all.push(partial);
      partials.push(movedTo(partial));
    }
    problems.push(...page.problems.map((problem) => ({ ...problem, file })));
    for (const snippet of page.snippets)
      if (existsSync(join(source, snippet))) copies.set(snippet, `${SNIPPETS}/${snippet}`);
    write(join(target, movedTo(path)), (to) => writeFileSync(to, page.text));
  }
  for (const [from, to] of copies)
    write(join(target, to), (file) => copyFileSync(join(source, from), file));
  if (partials.length > 0)
    set(migration, 'route.exclude', partials, { file: source, line: 1, column: 1 });
  return { count: pages.length, problems };
}

export interface ConvertPageOptions {
  /** Where a file goes. */
  movedTo?: (path: string) => string;
  /** What stands around the id of a heading. */
  attributes?: [left: string, right: string];
}

/** One page, by its path below the root. Problems are counted in its lines; snippets are told from the root. */
export function convertPage(
  source: string,
  path: string,
  { movedTo = (same) => same, attributes = ['{', '}'] }: ConvertPageOptions = {},
): { text: string; problems: Problem[]; snippets: string[]; partials: string[] } {
  const [block = '', yaml = ''] = FRONTMATTER.exec(source) ?? [];
  const head = convertFrontmatter(yaml);
  const before = block.split('\n').length - 1;
  const snippets: string[] = [];
  const snippetAt = (file: string) => {
    const snippet = file.startsWith('@/') ? file.slice(2) : posix.join(posix.dirname(path), file);
    snippets.push(snippet);
    return `<root>/${SNIPPETS}/${snippet}`;
  };
  const partials: string[] = [];
  const includedAt = (file: string) => {
    const isOfRoot = file.startsWith('@/');
    const partial = isOfRoot ? file.slice(2) : posix.join(posix.dirname(path), file);
    partials.push(partial);
    if (isOfRoot) return `<root>/${movedTo(partial)}`;
    return posix.relative(posix.dirname(movedTo(path)), movedTo(partial)).replace(/^(?!\.)/, './');
  };
  const body = convertMarkdown(source.slice(block.length), { snippetAt, includedAt, attributes });
  const shift = (by: number) => (problem: Problem) => ({
    ...problem,
    line: (problem.line ?? 1) + by,
  });
  return {
    text: (head.yaml ? `---\n${head.yaml}\n---` : '') + body.text,
    problems: [...head.problems.map(shift(1)), ...body.problems.map(shift(before))],
    snippets,
    partials,
  };
}

/** Where a file goes: what lies in no folder of a language belongs to the one that has none. */
export function moved(path: string, folders: ReadonlyMap<string, string>): string {
  if (folders.size === 0 || path.startsWith('public/')) return path;
  for (const [lang, folder] of folders)
    if (folder && path.startsWith(`${folder}/`)) return lang + path.slice(folder.length);
  const root = [...folders].find(([, folder]) => folder === '')?.[0];
  return root ? `${root}/${path}` : path;
}

function write(file: string, put: (file: string) => void): void {
  mkdirSync(dirname(file), { recursive: true });
  put(file);
}
