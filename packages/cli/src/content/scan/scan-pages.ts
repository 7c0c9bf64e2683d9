import { relative, resolve } from 'node:path';

import { pageKey } from '@octavo/theme/urls';
import { glob } from 'tinyglobby';

import { toPosixPath } from '../../files/posix-path';
import type { SiteConfig } from '../../model/config';
import type { Problem } from '../../model/errors';
import type { SourceFile } from '../../model/page';
import { byCodeUnit } from './by-code-unit';
import { findUnreadable } from './find-unreadable';
import { PAGE_EXTENSIONS } from './page-extensions';
import { pluginPages } from './plugin-pages';
import { routeOf } from './route-of';

const PAGE_PATTERNS = PAGE_EXTENSIONS.map((extension) => `**/*${extension}`);
const NEVER_PAGES = ['**/node_modules/**', '**/*.d.ts', '**/*.test.*', '**/_*', '**/_*/**'];
/** Characters that end the path of a URL, and percent-encoded characters, which a browser would decode. */
const UNADDRESSABLE = /[#?]|%[\da-f]{2}/i;

export interface ScanResult {
  /** In the order of their paths, the same on every machine. */
  files: SourceFile[];
  problems: Problem[];
}

/** Find the files that are pages. Two files for one address are a problem, whatever their letter case or trailing slash. */
export async function scanPages(config: SiteConfig): Promise<ScanResult> {
  const { root, cwd, route, publicDir, themeFile, themeDir, overrides } = config;
  const ignore = [...NEVER_PAGES, `${toPosixPath(relative(root, publicDir))}/**`];
  if (themeFile || Object.keys(overrides).length > 0)
    ignore.push(`${toPosixPath(relative(root, themeDir))}/**`);
  for (const pattern of route.exclude) {
    if (!pattern.startsWith('.')) ignore.push(pattern);
    else ignore.push(...folderPatterns(toPosixPath(relative(root, resolve(cwd, pattern)))));
  }
  const paths = await glob([...PAGE_PATTERNS, ...route.include], { cwd: root, ignore, dot: false });
  const files = paths.sort(byCodeUnit).map((path) => routeOf(path, config));
  const added = await pluginPages(config);
  if (added.length > 0) {
    files.push(...added);
    files.sort((a, b) => byCodeUnit(a.relativePath, b.relativePath));
  }
  const problems = [...findDuplicates(files), ...findUnaddressable(files)];
  return { files, problems: [...problems, ...(await findUnreadable(root))] };
}

function findDuplicates(files: readonly SourceFile[]): Problem[] {
  const first = new Map<string, SourceFile>();
  const problems: Problem[] = [];
  for (const file of files) {
    const key = pageKey(file.routePath);
    const other = first.get(key);
    if (!other) first.set(key, file);
    else {
      problems.push({
        file: file.filePath,
        message: `Expected one page for ${file.routePath}, got two: ${other.relativePath} is published there too.`,
        hint: 'Letter case and a trailing slash do not tell addresses apart. Rename one of them, or exclude it with route.exclude.',
      });
    }
  }
  return problems;
}

/** Returns a problem for each page whose file name cannot be part of a URL. */
export function findUnaddressable(
  files: readonly Pick<SourceFile, 'filePath' | 'relativePath'>[],
): Problem[] {
  return files.flatMap(({ filePath, relativePath }): Problem[] => {
    const sign = UNADDRESSABLE.exec(relativePath)?.[0];
    if (sign === undefined) return [];
    return [
      {
        file: filePath,
        message: `Expected a name that can stand in an address, got "${sign}" in it.`,
        hint: `Rename the file, for example to ${relativePath.replace(new RegExp(UNADDRESSABLE, 'gi'), '-')}; its title may say the rest.`,
      },
    ];
  });
}

function folderPatterns(path: string): string[] {
  return [path, `${path}/**`];
}
