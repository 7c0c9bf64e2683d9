import { relative } from 'node:path';

import { pageKey } from '@octavo/theme/urls';
import { escapePath } from 'tinyglobby';

import { toPosixPath } from '../../files/posix-path';
import type { SiteConfig } from '../../model/config';
import type { Problem } from '../../model/errors';
import type { SourceFile } from '../../model/page';
import { getShardsFolder } from '../../model/shards-folder';
import { compareByCodeUnit } from './by-code-unit';
import { findHiddenPages } from './find-hidden-pages';
import { findOutsideLinks } from './find-outside-links';
import { findPages } from './find-pages';
import { findUnreadable } from './find-unreadable';
import { removePageExtension } from './page-extensions';
import { loadPluginFiles, type PluginNavFile } from './plugin-pages';
import { getExcludePatterns } from './route-exclude';
import { findReadmeIndexes, toSourceFile } from './route-of';
import { findVersionPages } from './version-pages';

/** Characters that browsers remove, that end a path or separate its segments, and percent-encoded characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: file names can contain them.
const INVALID_IN_URL = /[#?\\\u0000-\u001f\u007f]|%[\da-f]{2}/i;

/** Matches a route that starts like a path on a Windows drive. Such paths are rejected in the output on all systems. */
const DRIVE = /^\/([a-z]:)/i;

/** Matches the end of a route that URLs omit, so that links do not find the output file. `/index` is already omitted. */
const OMITTED_ENDING = /(?:\.html|\/index)$/i;

export interface ScanResult {
  /** Pages, sorted by path independently of the system locale. */
  files: SourceFile[];
  /** Nav and meta files added by plugins. */
  navFiles: PluginNavFile[];
  problems: Problem[];
}

/** Scans the content root for pages. Reports duplicate routes, invalid file names, unreadable
 * files and symlinks that point outside the workspace. */
export async function scanPages(config: SiteConfig): Promise<ScanResult> {
  const { root, route, publicDir, outDir, themeFile, themeDir, overrides } = config;
  const ignore = [
    ...[publicDir, outDir, getShardsFolder(outDir)].map(
      (path) => `${escapePath(toPosixPath(relative(root, path)))}/**`,
    ),
  ];
  if (themeFile || Object.keys(overrides).length > 0)
    ignore.push(`${escapePath(toPosixPath(relative(root, themeDir)))}/**`);
  ignore.push(...getExcludePatterns(config));
  const paths = await findPages(root, { include: route.include, ignore });
  paths.push(...(await findVersionPages(config)));
  const readmes = findReadmeIndexes(paths);
  const files = paths
    .sort(compareByCodeUnit)
    .map((path) => toSourceFile(path, config, readmes.has(path)));
  const { pages, navFiles } = await loadPluginFiles(config, files);
  if (pages.length > 0) {
    files.push(...pages);
    files.sort((a, b) => compareByCodeUnit(a.relativePath, b.relativePath));
  }
  const withoutVersion = findWithoutVersion(files, config);
  const problems = [
    ...(withoutVersion.length > 0 ? withoutVersion : findDuplicates(files)),
    ...findInvalidFileNames(files),
    ...findHiddenPages(files, config),
    ...(await findUnreadable(config)),
    ...(await findOutsideLinks(config)),
  ];
  return { files, navFiles, problems };
}

/** Returns a problem for the first page that is in no version, because the default version is read from Git. */
function findWithoutVersion(files: readonly SourceFile[], config: SiteConfig): Problem[] {
  const { multiVersion, gitReferences } = config;
  if (!gitReferences?.has(multiVersion.default)) return [];
  const file = files.find(
    ({ version, relativePath }) =>
      version === multiVersion.default && !relativePath.startsWith(`${version}/`),
  );
  if (!file) return [];
  return [
    {
      file: file.filePath,
      message: `The page is in no version, because the default version "${multiVersion.default}" is read from Git.`,
      hint: 'Move the pages to the folder of another version in multiVersion.versions, or remove "git" from the default version.',
    },
  ];
}

/** Returns a problem for each page whose route is the same as that of an earlier page. */
export function findDuplicates(files: readonly SourceFile[]): Problem[] {
  const firstByKey = new Map<string, SourceFile>();
  const problems: Problem[] = [];
  for (const file of files) {
    // On macOS, names that differ only in Unicode normalization are the same file.
    const key = pageKey(file.routePath).normalize('NFC');
    const other = firstByKey.get(key);
    if (!other) firstByKey.set(key, file);
    else {
      problems.push({
        file: file.filePath,
        message: `Duplicate route "${file.routePath}", also used by ${other.relativePath}.`,
        hint: 'Routes are case-insensitive and ignore trailing slashes. Rename one of the files, or exclude it with route.exclude.',
      });
    }
  }
  return problems;
}

/** Returns a problem for each page whose file name is not valid in a URL or in the output. */
export function findInvalidFileNames(
  files: readonly Pick<SourceFile, 'filePath' | 'relativePath' | 'routePath'>[],
): Problem[] {
  return files.flatMap(({ filePath, relativePath, routePath }): Problem[] => {
    const report = (message: string, name: string, rest = '') => [
      { file: filePath, message, hint: `Rename the file, for example to ${name}${rest}.` },
    ];
    const withTitle = ', and set the title in the frontmatter';
    const character = INVALID_IN_URL.exec(relativePath)?.[0];
    if (character !== undefined) {
      return report(
        `File names cannot contain "${character}", because they become URLs.`,
        relativePath.replace(new RegExp(INVALID_IN_URL, 'gi'), '-'),
        withTitle,
      );
    }
    const drive = DRIVE.exec(routePath)?.[1];
    if (drive !== undefined) {
      return report(
        `Routes cannot start with "/${drive}", because it is a drive on Windows.`,
        relativePath.replace(':', '-'),
        withTitle,
      );
    }
    const ending = OMITTED_ENDING.exec(routePath)?.[0];
    if (ending === undefined) return [];
    const path = removePageExtension(relativePath);
    const extension = relativePath.slice(path.length);
    return report(
      `Routes cannot end with "${ending}", because URLs omit it.`,
      path.replace(/\.html$/i, '').replace(/(?<=^|\/)index$/i, 'index') + extension,
    );
  });
}
