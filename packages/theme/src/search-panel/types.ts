import type { SearchClient } from '@octavo/search';

/** An index beside that of the current page: another language, another site. */
export interface SearchIndex {
  /** What its tab is called. */
  name: string;
  client: SearchClient;
}
