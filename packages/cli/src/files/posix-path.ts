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

/** Converts an absolute path to a relative one that starts with `./` or `../`. */
export function toRelativeSpecifier(path: string, folder: string): string {
  const steps = toPosixPath(relative(folder, path));
  return steps.startsWith('../') ? steps : `./${steps}`;
}
