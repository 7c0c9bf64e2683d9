import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type * as Pagefind from 'pagefind';

import { OctavoError } from '../../model/errors';

/**
 * Load the package `pagefind` of a site. It is imported by its path: its only entry is for `import`, which looks beside
 * the importing file and not beside the site.
 *
 * @throws {OctavoError} `PACKAGE_MISSING`
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
    'Expected the package pagefind, which search.provider asks for, got none.',
    { hint: 'Install it beside the site: npm install --save-dev pagefind.' },
  );
}
