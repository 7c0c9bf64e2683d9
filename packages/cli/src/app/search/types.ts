import type { SearchClient, SearchHooks } from '@octavo/search';
import type { createManifestClient } from '@octavo/search/internal';

/** The part of a site that a client searches. */
export interface SearchScope {
  /** Base of the site; for another site, its full address. */
  base: string;
  lang: string;
  version: string;
}

/** Creates the client of a language and version. */
export type MakeClient<Options = unknown> = (scope: SearchScope, options: Options) => SearchClient;

/** The search settings of a site, and how its engine is loaded. */
export interface SearchModule {
  /** Creates clients of the built-in engine; missing where no index of it is searched. */
  createManifestClient: typeof createManifestClient | undefined;
  /** Loads the engine of a search service or a plugin; missing where the built-in engine answers. */
  loadEngine: ((scope: SearchScope) => Promise<SearchClient>) | undefined;
  /** Loads the hooks of the site; missing where it has none. */
  loadHooks: (() => Promise<SearchHooks>) | undefined;
  /** Whether the panel offers the other languages as tabs. */
  otherLanguages: boolean;
  /** Other sites whose indexes are tabs. */
  sites: readonly OtherSite[];
}

export interface OtherSite {
  name: string;
  /** Address of its home page, with a trailing slash. */
  url: string;
}
