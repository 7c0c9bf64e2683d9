import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { encodePath } from '@octavo/theme/urls';

import { isInsideFolder } from '../http/safe-path';
import { OctavoError } from '../model/errors';

/** Files of a built site, in a folder or on a server. */
export interface SiteSource {
  /** Folder or URL, for messages. */
  name: string;
  /** URL of the site, with a trailing slash. `undefined` for folders. */
  url: string | undefined;
  /** Returns a text file by its path relative to the base, or `undefined` if it does not exist. */
  read: (path: string) => Promise<string | undefined>;
}

/** Time in milliseconds after which a request to a site fails. */
const REQUEST_TIMEOUT = 30_000;

/**
 * Opens the files of a built site.
 *
 * @param site folder, relative to `cwd`, or URL of the site's home page
 * @throws {OctavoError} `BUILD_NOT_FOUND` if the folder does not exist
 */
export async function openSiteSource(site: string, cwd: string): Promise<SiteSource> {
  return /^https?:\/\//i.test(site) ? openUrl(site) : openFolder(resolve(cwd, site));
}

async function openFolder(folder: string): Promise<SiteSource> {
  const isFolder = await stat(folder).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
  if (!isFolder) {
    throw new OctavoError('BUILD_NOT_FOUND', `No build found in ${folder}.`, {
      hint: 'Run `npx octavo build` first, or pass the folder or the URL of a built site.',
    });
  }
  return {
    name: folder,
    url: undefined,
    async read(path) {
      if (path.split(/[\\/]/).includes('..') || !isInsideFolder(folder, path)) return undefined;
      return readFile(join(folder, path), 'utf8').catch(() => undefined);
    },
  };
}

function openUrl(site: string): SiteSource {
  const { origin, pathname } = new URL(site);
  const url = `${origin}${pathname.replace(/[^/]*\.html$/, '').replace(/\/?$/, '/')}`;
  return {
    name: url,
    url,
    async read(path) {
      const file = url + encodePath(path);
      const response = await fetch(file, { signal: AbortSignal.timeout(REQUEST_TIMEOUT) }).catch(
        (cause: unknown) => {
          throw new OctavoError('BUILD_NOT_FOUND', `Failed to fetch ${file}.`, {
            hint: 'Check the URL and your connection.',
            cause,
          });
        },
      );
      // Some hosts respond to unknown paths with an HTML page and status 200.
      const isHtml = response.headers.get('content-type')?.startsWith('text/html');
      const isPage = path === '' || path.endsWith('.html');
      if (response.ok && (isPage || !isHtml)) return response.text();
      await response.body?.cancel();
      return undefined;
    },
  };
}
