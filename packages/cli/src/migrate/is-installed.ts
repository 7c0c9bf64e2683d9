import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Whether a file can import a package. */
export function isInstalled(name: string, file: string): boolean {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'node_modules', name, 'package.json'))) return true;
    if (folder === dirname(folder)) return false;
  }
}
