import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Version of a package as the files of `from` would find it, the first of them first; `undefined` where none does. */
export function installedVersion(name: string, from: readonly string[]): string | undefined {
  const folders = from.flatMap((file) => createRequire(file).resolve.paths(name) ?? []);
  for (const folder of folders) {
    try {
      const manifest = readFileSync(join(folder, name, 'package.json'), 'utf8');
      return (JSON.parse(manifest) as { version: string }).version;
    } catch {
      // Not in this folder; the next one is tried.
    }
  }
  return undefined;
}
