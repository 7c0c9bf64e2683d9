import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { OctavoError } from '../model/errors';
import { getInstallCommand } from './package-manager';

/**
 * Imports an optional peer dependency that is installed in the site. It is imported by path, because `import(name)`
 * would be resolved from this file.
 *
 * @param key - configuration key that requires the package, used in the error message
 * @throws {OctavoError} `PACKAGE_MISSING` if the package is not installed
 */
export async function importPeer<T>(name: string, configFile: string, key: string): Promise<T> {
  for (const from of [configFile, import.meta.url]) {
    const folder = (createRequire(from).resolve.paths(name) ?? [])
      .map((path) => join(path, name))
      .find((path) => existsSync(join(path, 'package.json')));
    if (folder === undefined) continue;
    const { main } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      main: string;
    };
    return (await import(pathToFileURL(join(folder, main)).href)) as T;
  }
  throw new OctavoError(
    'PACKAGE_MISSING',
    `Package "${name}" not found. The option "${key}" requires it.`,
    { hint: `Run "${getInstallCommand([name], dirname(configFile), true)}".` },
  );
}
