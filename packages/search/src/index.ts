/** Searches in a browser. The engine loads with the first use. */
export { createEngineClient, type EngineClientOptions } from './client/create-engine-client';
export { createSearchClient, type SearchClientOptions } from './client/create-search-client';
export type { IndexManifest, IndexUrl, IndexUrls } from './client/locate-index';
export type {
  IndexEntry,
  SearchAnswer,
  SearchClient,
  SearchEngine,
  SearchGroup,
  SearchHooks,
  SearchResult,
  SearchState,
  TextRange,
} from './model/types';
