import type { SearchClient } from '@octavo/search';
import { createEngineClient } from '@octavo/search/engine-client';
import type { IndexManifest } from '@octavo/search/internal';
import type { PageData, SearchIndex, SiteData } from '@octavo/theme';
import { withBase } from '@octavo/theme/urls';
import search from 'octavo-search';

import { MANIFEST_FILE } from '../model/payload';
import type { OtherSite, SearchScope } from './search/types';

const clients = new Map<string, SearchClient>();
const indexes = new Map<string, SearchIndex[]>();

/**
 * Returns the client of one language and version, or nothing where search is off. It is always the same, so that returning
 * to a language loads nothing again.
 */
export function searchClientFor(scope: SearchScope): SearchClient | undefined {
  // Properties of the module one by one, which bundlers replace with their values.
  const hooks = search.loadHooks;
  const start = search.loadEngine;
  const create = search.createManifestClient;
  const key = [scope.lang, scope.version].join('/');
  if (start) return cached(key, () => createEngineClient({ start: () => start(scope), hooks }));
  return create && cached(key, () => create({ manifest: manifestOf(scope), hooks }));
}

/** Returns what the panel offers besides the page's own index: other languages, other sites. */
export function searchIndexesFor(
  { base, locales }: SiteData,
  { lang, version }: PageData,
): SearchIndex[] {
  const key = [lang, version].join('/');
  let found = indexes.get(key);
  if (!found) {
    const others = search.otherLanguages ? locales.filter((locale) => locale.lang !== lang) : [];
    found = [
      ...others.map(({ lang, label }) => ({
        name: label,
        client: searchClientFor({ base, lang, version })!,
      })),
      ...search.sites.map((site) => ({ name: site.name, client: siteClientFor(site, lang) })),
    ];
    indexes.set(key, found);
  }
  return found;
}

/** Closes all clients, because their indexes are out of date. */
export function forgetSearchClients(): void {
  for (const client of clients.values()) client.close?.();
  clients.clear();
  indexes.clear();
}

/** Returns the client of another site made with Octavo. Its results link to that site. */
function siteClientFor({ url }: OtherSite, lang: string): SearchClient {
  return cached(`${url} ${lang}`, () =>
    search.createManifestClient!({
      manifest: manifestOf({ base: url, lang, version: '' }),
      toLink: (link) => url + link.slice(1),
    }),
  );
}

/** Returns the manifest that lists the index of a language and version, of that language alone where versions share one. */
function manifestOf({ base, lang, version }: SearchScope): IndexManifest {
  return {
    url: withBase(MANIFEST_FILE, base),
    base: withBase('', base),
    keys: [[lang, version].filter(Boolean).join('/'), lang],
  };
}

function cached(key: string, create: () => SearchClient): SearchClient {
  let client = clients.get(key);
  if (!client) {
    client = create();
    clients.set(key, client);
  }
  return client;
}
