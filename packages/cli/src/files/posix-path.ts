import { isAbsolute, relative } from 'node:path';

/** Converts backslashes in a path to forward slashes. */
export function toPosixPath(path: string): string {
  return path.replace(/\\/g, '/');
}

/**
 * Converts the path of a module inside a folder to a specifier that starts with `./`. Other modules are returned
 * unchanged.
 */
export function toModuleSpecifier(module: string, folder: string): string {
  const path = toPosixPath(relative(folder, module));
  return !isAbsolute(module) || path.startsWith('..') ? module : `./${path}`;
}
