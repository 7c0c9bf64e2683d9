import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { pageKey } from '@octavo/theme/urls';

import type { SourceFile } from '../../model/page';

/** A page that has code of its own, and so a module in the bundles. */
export type ModulePage = Pick<SourceFile, 'filePath' | 'routePath' | 'kind'>;

/** Name of a page's entry in the client bundle. */
export function entryName(routePath: string): string {
  return `pages${pageKey(routePath) === '/' ? '/index' : pageKey(routePath)}`;
}

function moduleRequest({ filePath, kind }: ModulePage): string {
  return kind === 'markdown' ? `${filePath}?page` : filePath;
}

/** Write the entry of one page: it hands the application what runs the page's module. */
export function writePageEntry(folder: string, page: ModulePage, registerModule: string): string {
  return writeGenerated(
    join(
      folder,
      `${entryName(page.routePath).replace(/[^\w.-]/g, (char) => `_${char.codePointAt(0)!.toString(16)}_`)}.js`,
    ),
    [
      `import { registerPage } from ${JSON.stringify(registerModule)};`,
      `const load = () => import(/* webpackMode: "eager" */ ${JSON.stringify(moduleRequest(page))});`,
      `registerPage(${JSON.stringify(pageKey(page.routePath))}, load);`,
      // In development a changed page registers itself anew.
      'if (import.meta.webpackHot) import.meta.webpackHot.accept();',
    ],
  );
}

/** Writes the server's table of pages that have code, each in a chunk of its own. */
export function writePageTable(folder: string, pages: readonly ModulePage[]): string {
  return writeGenerated(join(folder, 'page-table.js'), [
    'export const pages = {',
    ...pages.map(
      (page) =>
        `  ${JSON.stringify(pageKey(page.routePath))}: () => import(${JSON.stringify(moduleRequest(page))}),`,
    ),
    '};',
  ]);
}

/** Write only what is new, so that file times tell the truth. */
export function writeGenerated(file: string, lines: string[]): string {
  const text = `${lines.join('\n')}\n`;
  let old: string | undefined;
  try {
    old = readFileSync(file, 'utf8');
  } catch {
    // Not there yet.
  }
  if (old !== text) {
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, text);
  }
  return file;
}
