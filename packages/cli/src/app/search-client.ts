import type { SearchClient } from '@octavo/search';
import { createEngineClient } from '@octavo/search/engine-client';
import type { IndexManifest } from '@octavo/search/internal';
import type { PageData, SearchIndex, SiteData } from '@octavo/theme';
import { withBase } from '@octavo/theme/urls';
import search from 'octavo-search';

import type { SearchSite } from '../model/linked-site';
import { MANIFEST_FILE } from '../model/payload';
import type { SearchScope } from './search/types';

const clients = new Map<string, SearchClient>();
const indexes = new Map<string, SearchIndex[]>();

/**
 * Returns the search client for a language and version, which also searches other sites, or `undefined` if search is
 * disabled. Clients are cached, so that switching back to a language does not reload its index.
 */
export function searchClientFor(scope: SearchScope): SearchClient | undefined {
  const own = ownClientFor(scope);
  const load = search.loadSites;
  if (!own || !load) return own;
  const start = async () =>
    (await load()).connectSites(
      own,
      search.sites.map((site) => ({ name: site.name, client: siteClientFor(site, scope.lang) })),
    );
  return cached(`* ${scope.lang}/${scope.version}`, () => createEngineClient({ start }));
}

/**
 * Returns the search client for the pages of this site alone.
 *
 * @param hasFallback Whether to search the default language if the language has no translated pages. Its pages show the
 *   content of the default language. The tab for a language has only translated pages.
 */
function ownClientFor(scope: SearchScope, hasFallback = true): SearchClient | undefined {
  // Bundlers only inline directly accessed properties, so do not destructure the module.
  const hooks = search.loadHooks;
  const start = search.loadEngine;
  const create = search.createManifestClient;
  const key = [scope.lang, scope.version].join('/');
  if (start) return cached(key, () => createEngineClient({ start: () => start(scope), hooks }));
  const manifest = { ...manifestOf(scope), hasFallback };
  return create && cached(`${key} ${hasFallback}`, () => create({ manifest, hooks }));
}

/**
 * Returns the additional indexes offered in the search dialog: each site, other languages, and other versions for queries
 * without results.
 */
export function searchIndexesFor(
  { base, title, locales, multiVersion }: SiteData,
  { lang, version }: PageData,
): SearchIndex[] {
  const key = [lang, version].join('/');
  let list = indexes.get(key);
  if (!list) {
    const others = search.otherLanguages ? locales.filter((locale) => locale.lang !== lang) : [];
    const otherVersions = search.versioned
      ? multiVersion.versions.filter((other) => other !== version)
      : [];
    // Bundlers remove this code from sites without other sites.
    const filters = search.loadSites
      ? [
          { name: title, client: ownClientFor({ base, lang, version })!, isFilter: true },
          ...search.sites.map((site) => ({
            name: site.name,
            client: siteClientFor(site, lang),
            isFilter: true,
          })),
        ]
      : [];
    list = [
      ...filters,
      ...others.map(({ lang, label }) => ({
        name: label,
        client: ownClientFor({ base, lang, version }, false)!,
      })),
      ...otherVersions.map((version) => ({
        name: version,
        client: ownClientFor({ base, lang, version })!,
        onlyIfEmpty: true,
      })),
    ];
    indexes.set(key, list);
  }
  return list;
}

/** Closes all search clients. Call it when the indexes become stale. */
export function closeSearchClients(): void {
  for (const client of clients.values()) client.close?.();
  clients.clear();
  indexes.clear();
}

/** Returns the search client for another site. Its code is loaded when it is first used. */
function siteClientFor(site: SearchSite, lang: string): SearchClient {
  const start = async () => (await search.loadSites!()).createSiteClient(site, lang);
  return cached(`${site.url} ${lang}`, () => createEngineClient({ start }));
}

/**
 * Returns where to look up an index in the manifest. If all versions share one index, its key is the language alone.
 */
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
