import { relative, resolve } from 'node:path';
import { escapePath } from 'tinyglobby';

import { toPosixPath } from '../../files/posix-path';
import type { SiteConfig } from '../../model/config';
import { findPages } from './find-pages';

type Site = Pick<
  SiteConfig,
  'root' | 'cwd' | 'route' | 'publicDir' | 'outDir' | 'themeDir' | 'gitVersions'
>;

/**
 * Returns the pages of the versions that are read from Git, as paths relative to the content root. Patterns of the
 * configuration apply to the paths in the version, and to the paths in the content root.
 */
export async function findVersionPages(config: Site): Promise<string[]> {
  const pages: string[] = [];
  for (const [version, { folder }] of config.gitVersions ?? []) {
    const paths = await findPages(folder, {
      include: toVersion(config.route.include, version),
      ignore: toVersion(getIgnored(config), version),
    });
    pages.push(...paths.map((path) => `${version}/${path}`));
  }
  return pages;
}

/** Returns the patterns of files that are no pages, relative to the content root. */
function getIgnored({ root, cwd, route, publicDir, outDir, themeDir }: Site): string[] {
  const toPattern = (path: string) => toPosixPath(relative(root, path));
  const folders = [publicDir, outDir, themeDir].map((path) => `${escapePath(toPattern(path))}/**`);
  const excluded = route.exclude.flatMap((pattern) => {
    if (!pattern.startsWith('.')) return pattern;
    const path = toPattern(resolve(cwd, pattern));
    return [path, `${path}/**`];
  });
  return [...folders, ...excluded].filter((pattern) => !pattern.startsWith('../'));
}

/** Adds the patterns of a version without its name, because its folder is not in the content root. */
function toVersion(patterns: readonly string[], version: string): string[] {
  const prefix = `${version}/`;
  return patterns.flatMap((pattern) =>
    pattern.startsWith(prefix) ? [pattern, pattern.slice(prefix.length)] : pattern,
  );
}
