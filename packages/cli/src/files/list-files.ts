import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { toPosixPath } from './posix-path';

/** Returns the paths of all files in a folder and its subfolders, relative to it, with slashes and sorted by code unit. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => toPosixPath(join(entry.parentPath, entry.name).slice(folder.length + 1)))
    .sort();
}
