import { isAbsolute, relative } from 'node:path';

/** Replaces backslashes in a path with slashes, for URLs, globs and reports. */
export function toPosixPath(path: string): string {
  return path.replace(/\\/g, '/');
}

/** Returns a module specifier relative to a folder: files in the folder start with "./", others are unchanged. */
export function toModuleSpecifier(module: string, folder: string): string {
  const path = toPosixPath(relative(folder, module));
  return !isAbsolute(module) || path.startsWith('..') ? module : `./${path}`;
}
