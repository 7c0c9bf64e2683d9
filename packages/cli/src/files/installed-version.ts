import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Returns the installed version of a package, resolved from each file in order. Returns `undefined` if not found. */
export function getInstalledVersion(name: string, from: readonly string[]): string | undefined {
  const folders = from.flatMap((file) => createRequire(file).resolve.paths(name) ?? []);
  for (const folder of folders) {
    try {
      const manifest = readFileSync(join(folder, name, 'package.json'), 'utf8');
      return (JSON.parse(manifest) as { version: string }).version;
    } catch {
      // Not installed in this folder.
    }
  }
  return undefined;
}
