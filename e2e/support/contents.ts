import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns every file below a folder with its content. */
export function contents(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return new Map(files.map((file) => [file.slice(folder.length), readFileSync(file, 'latin1')]));
}
