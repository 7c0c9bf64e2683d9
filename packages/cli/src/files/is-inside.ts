import { relative, sep } from 'node:path';

/** Returns whether a path is a folder or in it. Does not resolve symlinks. */
export function isInside(path: string, folder: string): boolean {
  const steps = relative(folder, path);
  // On Windows, the relative path to another drive is absolute.
  return steps !== '..' && !steps.startsWith(`..${sep}`) && !/^[a-z]:/i.test(steps);
}
