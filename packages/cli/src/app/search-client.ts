import { createSearchClient, type SearchClient } from '@octavo/search';
import { withBase } from '@octavo/theme/urls';

import { MANIFEST_FILE, type SiteManifest } from './payload';

const clients = new Map<string, SearchClient>();

/** The search of one language and version. One client each, so that coming back to a language loads nothing again. */
export function searchClientFor(base: string, lang: string, version: string): SearchClient {
  const key = [lang, version].filter(Boolean).join('/');
  let client = clients.get(key);
  if (!client) {
    client = createSearchClient({
      async indexUrl() {
        const manifest = (await (
          await fetch(withBase(MANIFEST_FILE, base))
        ).json()) as SiteManifest;
        const file = manifest.searchIndexes[key];
        return file === undefined ? undefined : withBase(file, base);
      },
    });
    clients.set(key, client);
  }
  return client;
}
