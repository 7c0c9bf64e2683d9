import type { Dirent, readdirSync } from 'node:fs';
import { relative, resolve } from 'node:path';

import { globSync } from 'tinyglobby';

import { toPosixPath } from '../../files/posix-path';
import type { SiteConfig } from '../../model/config';

type Options = Pick<SiteConfig, 'cwd' | 'root' | 'route'>;

/** Returns the globs of `route.exclude`, relative to the content root. */
export function getExcludePatterns({ cwd, root, route }: Options): string[] {
  return route.exclude.flatMap((pattern) => {
    if (!pattern.startsWith('.')) return [pattern];
    const path = toPosixPath(relative(root, resolve(cwd, pattern)));
    return [path, `${path}/**`];
  });
}

/** Checks whether `route.exclude` excludes a path in the content root, or one of the folders that contain it. */
export function isExcludedPath(path: string, options: Options): boolean {
  const ignore = getExcludePatterns(options);
  if (ignore.length === 0) return false;
  // tinyglobby has no function that matches a path, so it searches a file system that contains only this path.
  const readFolder = (folder: string): Partial<Dirent>[] => {
    const [name, ...rest] = toPosixPath(relative(folder, path)).split('/');
    const isFile = rest.length === 0;
    return [
      {
        name: name!,
        isFile: () => isFile,
        isDirectory: () => !isFile,
        isSymbolicLink: () => false,
      },
    ];
  };
  const fs = { readdirSync: readFolder as unknown as typeof readdirSync };
  return globSync('**', { cwd: options.root, ignore, dot: true, fs }).length === 0;
}
