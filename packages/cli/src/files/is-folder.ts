import { existsSync, statSync } from 'node:fs';

/** Returns whether a path is a folder, or a symlink to one. */
export function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}
