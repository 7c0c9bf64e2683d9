import { basename, join, resolve } from 'node:path';

import { suggest } from '@octavo/mdx-plugins/diagnostics';
import { glob } from 'tinyglobby';

import { getLangOptions, parseContentPath } from '../content/scan/route-of';
import { scanPages } from '../content/scan/scan-pages';
import { isInside } from '../files/is-inside';
import type { SiteConfig } from '../model/config';
import { OctavoError, type Problem } from '../model/errors';
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
  const path = withoutExtension(relativePath);
  const settings = { ...getLangOptions(config), isMultilingual: config.isMultilingual };
  return parseContentPath(path, settings).rest;
}

/** Whether a page matches the path of a filter such as `guide/start#install`, or `content/guide/start.md`. */
export function matchesPage(
  filter: string,
  { filePath, relativePath }: SourceFile,
  cwd: string,
): boolean {
  const path = filter.split('#')[0]!;
  const target = resolve(cwd, path);
  return relativePath.includes(path) || isInside(filePath, target);
}

/**
 * Checks that each filter selects code blocks.
 *
 * @param sections - IDs of the headings with code blocks, of each page
 * @throws {OctavoError} `USAGE` with the nearest page or heading
 */
export function checkFilters(
  filters: readonly string[],
  sections: ReadonlyMap<SourceFile, ReadonlySet<string>>,
  cwd: string,
): void {
  const pages = [...sections.keys()];
  const problems = filters.flatMap((filter): Problem[] => {
    const [path = '', id] = filter.split('#');
    const matching = pages.filter((page) => matchesPage(filter, page, cwd));
    if (matching.length === 0) {
      const names = pages.flatMap(({ relativePath }) => [
        relativePath,
        withoutExtension(relativePath),
        basename(withoutExtension(relativePath)),
      ]);
      const hint = suggest(path, names, 'Write a part of the path of a page that is tested.');
      return [{ message: `No page matches "${path}".`, hint }];
    }
    const ids = matching.flatMap((page) => [...sections.get(page)!]);
    if (id === undefined || ids.includes(id)) return [];
    const hint = suggest(id, ids, 'Write the ID of a first- or second-level heading.');
    return [
      { message: `No heading "#${id}" with code blocks on pages that match "${path}".`, hint },
    ];
  });
  if (problems.length > 0)
    throw new OctavoError('USAGE', 'Some pages or headings to test were not found.', { problems });
}

function withoutExtension(path: string): string {
  return path.replace(/\.\w+$/, '');
}
