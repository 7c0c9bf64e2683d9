import type { SearchClient, SearchHooks } from '@octavo/search';
import type { createManifestClient } from '@octavo/search/internal';

import type { SearchSite } from '../../model/linked-site';

/** Search scope: the site, language and version to search. */
export interface SearchScope {
  /** Site base path, or the full URL of another site. */
  base: string;
  lang: string;
  version: string;
}

/** Creates a search client for a language and version. */
export type MakeClient<Options = unknown> = (scope: SearchScope, options: Options) => SearchClient;

/** Site search settings with lazy loaders for the search engine. */
export interface SearchModule {
  /** Creates clients for the built-in engine. `undefined` if another engine is used. */
  createManifestClient: typeof createManifestClient | undefined;
  /** Loads the engine from a search service or plugin. `undefined` if the built-in engine is used. */
  loadEngine: ((scope: SearchScope) => Promise<SearchClient>) | undefined;
  /** Loads the site's search hooks. `undefined` if none are configured. */
  loadHooks: (() => Promise<SearchHooks>) | undefined;
  /** Whether the search dialog has tabs for other languages. */
  otherLanguages: boolean;
  /** Whether each version has its own search index. */
  versioned: boolean;
  /** Loads the code that searches all sites. `undefined` if there are no other sites. */
  loadSites: (() => Promise<typeof import('./sites')>) | undefined;
  /** Other sites to search. */
  sites: readonly SearchSite[];
}
