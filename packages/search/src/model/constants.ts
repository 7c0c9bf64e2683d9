/** Default maximum number of pages to return for a query. */
export const DEFAULT_LIMIT = 7;

/** Maximum number of search results per page. */
export const MAX_RESULTS_PER_PAGE = 4;

/** Maximum number of cached queries. */
export const QUERY_CACHE_SIZE = 100;

/** Maximum excerpt width. ASCII characters have a width of 1, and all other characters a width of 3. */
export const EXCERPT_WIDTH = 100;

/** Maximum query length in UTF-16 code units. Longer queries are truncated. */
export const QUERY_MAX_LENGTH = 200;

/** Maximum number of words or Chinese character pairs in a query. The rest of the query is ignored. */
export const QUERY_MAX_UNITS = 32;

/** Minimum word length for typo tolerance. */
export const TYPO_MIN_LENGTH = 5;

/** Minimum word length for two typos, if no word is one typo away. */
export const TWO_TYPOS_MIN_LENGTH = 8;

/** Maximum length of an indexed term in UTF-16 code units. Longer terms, such as hashes and data URLs, are not indexed. */
export const TERM_MAX_LENGTH = 48;

/** Size of the text of an index, in bytes of UTF-8, above which the index is split. About 220 kB with Brotli. */
export const SPLIT_SIZE = 1_000_000;

/** Delay in milliseconds before `onNotFound` is called for a query without results. */
export const NOT_FOUND_DELAY = 2000;

/** Default index file name prefix. */
export const INDEX_FILE_PREFIX = 'search_index';
