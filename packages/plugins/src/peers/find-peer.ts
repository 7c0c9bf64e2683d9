import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/**
 * Returns the folder of an optional peer dependency, or `undefined` if it is not installed. `require.resolve` does not
 * find packages without CommonJS.
 */
export function findPeer(name: string): string | undefined {
  const folders = (require.resolve.paths(name) ?? []).map((folder) => join(folder, name));
  return folders.find((folder) => existsSync(join(folder, 'package.json')));
}

/** Returns the `package.json` of an installed package. */
export function manifestOfPeer(name: string): string {
  return join(findPeer(name)!, 'package.json');
}

/** Returns the version of an installed package. */
export function versionOfPeer(name: string): string {
  const manifest = readFileSync(manifestOfPeer(name), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
