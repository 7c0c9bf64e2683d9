import { getInstallCommand, OctavoError } from '@octavo/cli';

import { findPeer } from './find-peer';

/**
 * Checks that the packages of a plugin are installed.
 *
 * @param folder - folder whose package manager installs them. The folder of the site is unknown in its configuration file.
 * @param find - returns the folder of a package, if it is installed
 * @returns the folders of the packages
 * @throws {OctavoError} `PACKAGE_MISSING` that names the missing packages, with the command that installs them
 */
export function requirePeers(
  plugin: string,
  packages: readonly string[],
  folder: string = process.cwd(),
  find: (name: string) => string | undefined = findPeer,
): string[] {
  const found = packages.map((name) => find(name));
  const missing = packages.filter((_name, index) => found[index] === undefined);
  if (missing.length === 0) return found as string[];
  const [noun, verb] = missing.length === 1 ? ['package', 'is'] : ['packages', 'are'];
  const names = missing.map((name) => `"${name}"`).join(' and ');
  throw new OctavoError(
    'PACKAGE_MISSING',
    `The plugin "${plugin}" requires the ${noun} ${names}, which ${verb} not installed.`,
    {
      hint: `Install ${missing.length === 1 ? 'it' : 'them'}: ${getInstallCommand(missing, folder)}`,
    },
  );
}
