import type { SearchClient } from '@octavo/search';
import { lazyClient } from '@octavo/search/lazy';
import type { PageData, SearchIndex, SiteData } from '@octavo/theme';
import search from 'octavo-search';

import type { SearchScope } from './search/types';

const clients = new Map<string, SearchClient>();
const indexes = new Map<string, SearchIndex[]>();

/** The search of one language and version. One client each, so that coming back to a language loads nothing again. */
export function searchClientFor(scope: SearchScope): SearchClient {
  return clientFor([scope.lang, scope.version].join('/'), async () => {
    const begun = search.begin?.(scope);
    try {
      return (await search.load()).makeClient(scope, begun);
    } catch (error) {
      begun?.spawned?.worker.terminate();
      throw error;
    }
  });
}

/** What the panel offers beside the page's own index: other languages, other sites. */
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
        client: searchClientFor({ base, lang, version }),
      })),
      ...search.sites.map((name, index) => ({ name, client: siteClientFor(index, lang) })),
    ];
    indexes.set(key, found);
  }
  return found;
}

/** Begin anew: what was indexed is out of date. */
export function forgetSearchClients(): void {
  for (const client of clients.values()) client.close?.();
  clients.clear();
  indexes.clear();
}

function siteClientFor(index: number, lang: string): SearchClient {
  return clientFor(`site ${index}/${lang}`, async () =>
    (await search.load()).makeSiteClient!(index, lang),
  );
}

function clientFor(key: string, load: () => Promise<SearchClient>): SearchClient {
  let client = clients.get(key);
  if (!client) {
    client = lazyClient(load);
    clients.set(key, client);
  }
  return client;
}
