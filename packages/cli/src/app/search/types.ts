import type { SearchClient, SearchHooks } from '@octavo/search';
import type { createManifestClient } from '@octavo/search/internal';

/** The part of a site that a client searches. */
export interface SearchScope {
  /** Base of the site, or the full URL of another site. */
  base: string;
  lang: string;
  version: string;
}

/** Creates the search client of a language and version. */
export type MakeClient<Options = unknown> = (scope: SearchScope, options: Options) => SearchClient;

/** Search settings of a site, and functions that load its search engine. */
export interface SearchModule {
  /** Creates clients of the built-in engine. `undefined` if it is not used. */
  createManifestClient: typeof createManifestClient | undefined;
  /** Loads the engine of a search service or a plugin. `undefined` if the built-in engine is used. */
  loadEngine: ((scope: SearchScope) => Promise<SearchClient>) | undefined;
  /** Loads the search hooks of the site, if it has some. */
  loadHooks: (() => Promise<SearchHooks>) | undefined;
  /** Whether the search panel has tabs for the other languages. */
  otherLanguages: boolean;
  /** Other sites, which have tabs in the search panel. */
  sites: readonly OtherSite[];
}

/** Another Octavo site whose index is searched. */
export interface OtherSite {
  name: string;
  /** URL of its home page, with a trailing slash. */
  url: string;
}
