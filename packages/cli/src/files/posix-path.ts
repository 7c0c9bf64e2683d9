import { isAbsolute, relative } from 'node:path';

/** Returns a path with slashes, as URLs, globs and reports need it. */
export function toPosixPath(path: string): string {
  return path.replace(/\\/g, '/');
}

/** Returns a module as a configuration in a folder names it: files of the folder start with "./". */
export function shownModule(module: string, folder: string): string {
  const below = toPosixPath(relative(folder, module));
  return !isAbsolute(module) || below.startsWith('..') ? module : `./${below}`;
}
