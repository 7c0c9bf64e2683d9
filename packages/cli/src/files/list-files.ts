import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { toPosixPath } from './posix-path';

/** Lists all files in a folder recursively. Returns sorted paths relative to the folder, with forward slashes. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => toPosixPath(join(entry.parentPath, entry.name).slice(folder.length + 1)))
    .sort();
}
