import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { toPosixPath } from './posix-path';

/** Paths of all files in a folder, below it, with slashes; in the same order on every machine. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => toPosixPath(join(entry.parentPath, entry.name).slice(folder.length + 1)))
    .sort();
}
