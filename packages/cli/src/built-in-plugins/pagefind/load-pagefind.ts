import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type * as Pagefind from 'pagefind';

import { OctavoError } from '../../model/errors';

/**
 * Loads the `pagefind` package installed in the site. It is imported by path, because `import('pagefind')` would be
 * resolved from this file.
 *
 * @throws {OctavoError} `PACKAGE_MISSING` if the package is not installed
 */
export async function loadPagefind(configFile: string): Promise<typeof Pagefind> {
  for (const from of [configFile, import.meta.url]) {
    const folder = (createRequire(from).resolve.paths('pagefind') ?? [])
      .map((path) => join(path, 'pagefind'))
      .find((path) => existsSync(join(path, 'package.json')));
    if (folder === undefined) continue;
    const { main } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      main: string;
    };
    return (await import(pathToFileURL(join(folder, main)).href)) as typeof Pagefind;
  }
  throw new OctavoError(
    'PACKAGE_MISSING',
    'Package "pagefind" not found. The configured search.provider requires it.',
    { hint: 'Run "npm install --save-dev pagefind".' },
  );
}
