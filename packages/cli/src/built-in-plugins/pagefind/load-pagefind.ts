import type * as Pagefind from 'pagefind';

import { importPeer } from '../../files/import-peer';

/**
 * Loads the `pagefind` package installed in the site.
 *
 * @throws {OctavoError} `PACKAGE_MISSING` if the package is not installed
 */
export function loadPagefind(configFile: string): Promise<typeof Pagefind> {
  return importPeer('pagefind', configFile, 'search.provider');
}
