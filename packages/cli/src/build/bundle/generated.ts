import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { pageKey } from '@octavo/theme/urls';

import { writeFileAtomic } from '../../files/write-file-atomic';
import type { SourceFile } from '../../model/page';

/** Page that has a module in the bundles. */
export interface ModulePage extends Pick<SourceFile, 'filePath' | 'routePath' | 'kind'> {
  /** Digest of the code of a Markdown page. Required for reusing cached bundles. */
  codeHash?: string | undefined;
}

/** Returns the entry name for a page in the client bundle. */
export function getEntryName(routePath: string): string {
  return `pages${pageKey(routePath) === '/' ? '/index' : pageKey(routePath)}`;
}

function moduleRequest({ filePath, kind }: ModulePage): string {
  return kind === 'markdown' ? `${filePath}?page` : filePath;
}

/** Start of the names of all entry files for pages. */
export const PAGE_ENTRY_PREFIX = toFileName('pages/');

/** Returns the path of the entry file for a page. */
export function getPageEntryFile(folder: string, routePath: string): string {
  return join(folder, `${toFileName(getEntryName(routePath))}.js`);
}

function toFileName(name: string): string {
  return name.replace(/[^\w.-]/g, (char) => `_${char.codePointAt(0)!.toString(16)}_`);
}

/** Writes the entry file for a page, which registers the page module. Returns the file path. */
export function writePageEntry(folder: string, page: ModulePage, registerModule: string): string {
  return writeGeneratedFile(getPageEntryFile(folder, page.routePath), [
    `import { registerPage } from ${JSON.stringify(registerModule)};`,
    `const load = () => import(/* webpackMode: "eager" */ ${JSON.stringify(moduleRequest(page))});`,
    `registerPage(${JSON.stringify(pageKey(page.routePath))}, load);`,
    // During development, an updated page registers its module again.
    'if (import.meta.webpackHot) import.meta.webpackHot.accept();',
  ]);
}

/** Writes the page table for the server bundle, with a separate chunk for each page. Returns the file path. */
export function writePageTable(folder: string, pages: readonly ModulePage[]): string {
  return writeGeneratedFile(join(folder, 'page-table.js'), [
    'export const pages = {',
    ...pages.map(
      (page) =>
        `  ${JSON.stringify(pageKey(page.routePath))}: () => import(${JSON.stringify(moduleRequest(page))}),`,
    ),
    '};',
  ]);
}

/** Writes a generated file if its content has changed. Unchanged files keep their modification time. */
export function writeGeneratedFile(file: string, lines: string[]): string {
  const text = `${lines.join('\n')}\n`;
  let previous: string | undefined;
  try {
    previous = readFileSync(file, 'utf8');
  } catch {
    // The file does not exist yet.
  }
  if (previous !== text) writeFileAtomic(file, text);
  return file;
}
