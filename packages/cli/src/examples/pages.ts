import { join, resolve } from 'node:path';

import { glob } from 'tinyglobby';

import { getLangOptions, parseContentPath } from '../content/scan/route-of';
import { scanPages } from '../content/scan/scan-pages';
import type { SiteConfig } from '../model/config';
import type { SourceFile } from '../model/page';

/** Returns the Markdown pages in the content folder that are tested. */
export async function findPages(config: SiteConfig): Promise<SourceFile[]> {
  const { include, exclude } = config.test;
  const { files } = await scanPages(config);
  const patterns = include.length > 0 ? include : ['**'];
  const selected = new Set(await glob(patterns, { cwd: config.root, ignore: exclude }));
  return files.filter(
    ({ kind, filePath, relativePath }) =>
      kind === 'markdown' &&
      selected.has(relativePath) &&
      filePath === join(config.root, relativePath),
  );
}

/** Returns a function that returns the folder whose packages the samples of a page use. */
export async function createPackageFinder({
  test: { packagesFrom },
  root,
  cwd,
}: Pick<SiteConfig, 'test' | 'root' | 'cwd'>): Promise<(relativePath: string) => string> {
  const folders = new Map<string, string>();
  for (const [pattern, folder] of Object.entries(packagesFrom))
    for (const path of await glob(pattern, { cwd: root })) folders.set(path, resolve(cwd, folder));
  return (relativePath) => folders.get(relativePath) ?? cwd;
}

/** Returns the path of a page without language and extension, which is equal for all translations. */
export function getPageName(relativePath: string, config: SiteConfig): string {
  const path = relativePath.replace(/\.\w+$/, '');
  const settings = { ...getLangOptions(config), isMultilingual: config.isMultilingual };
  return parseContentPath(path, settings).rest;
}

/** Whether a page matches the path of a filter such as `guide/start#install`. */
export function matchesPage(filter: string, relativePath: string): boolean {
  return relativePath.includes(filter.split('#')[0]!);
}
