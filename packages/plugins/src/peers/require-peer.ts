import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { OctavoError } from '@octavo/cli';

const require = createRequire(import.meta.url);

/**
 * Returns the folder of an optional peer dependency, or `undefined` if it is not installed. `require.resolve` does not
 * find packages without CommonJS.
 */
export function findPeer(name: string): string | undefined {
  const folders = (require.resolve.paths(name) ?? []).map((folder) => join(folder, name));
  return folders.find((folder) => existsSync(join(folder, 'package.json')));
}

/**
 * Checks that the packages of a plugin are installed.
 *
 * @param find - returns the folder of a package, if it is installed
 * @returns the folders of the packages
 * @throws {OctavoError} that names the missing packages, with the command that installs them
 */
export function requirePeers(
  plugin: string,
  packages: readonly string[],
  find: (name: string) => string | undefined = findPeer,
): string[] {
  const found = packages.map((name) => find(name));
  const missing = packages.filter((_name, index) => found[index] === undefined);
  if (missing.length === 0) return found as string[];
  const [noun, verb] = missing.length === 1 ? ['package', 'is'] : ['packages', 'are'];
  const names = missing.map((name) => `"${name}"`).join(' and ');
  throw new OctavoError(
    'CONFIG_INVALID',
    `The plugin "${plugin}" requires the ${noun} ${names}, which ${verb} not installed.`,
    { hint: `Install ${missing.length === 1 ? 'it' : 'them'}: npm install ${missing.join(' ')}` },
  );
}
