import type { BegunSearch, SearchClient } from '@octavo/search';

/** Which part of a site a client searches. */
export interface SearchScope {
  /** Base of the site; of another site its whole address. */
  base: string;
  lang: string;
  version: string;
}

/** Makes the client of a language and version. */
export type MakeClient<Options = unknown> = (
  scope: SearchScope,
  options: Options,
  begun?: BegunSearch,
) => SearchClient;

/** What the panel needs to know before search is used, and where the rest is. */
export interface SearchModule {
  /** Starts what needs no engine; missing where the engine is another than the built-in one. */
  begin?: (scope: SearchScope) => BegunSearch;
  /** Loads the engine that the site has chosen. */
  load: () => Promise<SearchEngine>;
  /** Whether the panel offers the other languages as tabs. */
  otherLanguages: boolean;
  /** Names of other sites whose indexes are tabs. */
  sites: readonly string[];
}

/** The engine that a site has chosen, with its hooks. */
export interface SearchEngine {
  makeClient: (scope: SearchScope, begun?: BegunSearch) => SearchClient;
  /** Client of the other site at this place in `sites`. */
  makeSiteClient?: (index: number, lang: string) => SearchClient;
}
