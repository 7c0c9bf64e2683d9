import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Paths of all files in a folder, below it, with slashes; in the same order on every machine. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replace(/\\/g, '/'),
    )
    .sort();
}
