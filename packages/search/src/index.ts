/** Search client for browsers. Loads the search engine lazily. */
export { createEngineClient, type EngineClientOptions } from './client/create-engine-client';
export { createSearchClient, type SearchClientOptions } from './client/create-search-client';
export type { IndexUrl } from './client/locate-index';
export type {
  IndexEntry,
  IndexHeading,
  PageRank,
  QueryOptions,
  SearchAnswer,
  SearchClient,
  SearchEngine,
  SearchGroup,
  SearchHooks,
  SearchResult,
  SearchState,
  SynonymGroup,
  TextRange,
} from './model/types';
