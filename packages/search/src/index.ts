/** What a page needs to search. Runs in the browser; the engine is loaded when it is first needed. */
export type { BegunSearch } from './client/begin-search';
export {
  createSearchClient,
  type IndexUrl,
  type SearchClientOptions,
} from './client/create-search-client';
export type { IndexManifest } from './client/find-addresses';
export { withHooks } from './client/with-hooks';
export type {
  IndexEntry,
  SearchAnswer,
  SearchClient,
  SearchGroup,
  SearchHooks,
  SearchResult,
  SearchState,
  TextRange,
} from './model/types';
