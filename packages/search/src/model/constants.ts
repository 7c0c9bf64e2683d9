/** Default maximum number of pages in an answer. */
export const DEFAULT_LIMIT = 7;

/** Maximum number of rows for one page. */
export const ROWS_PER_PAGE = 4;

/** Maximum number of cached answers. */
export const QUERY_CACHE_SIZE = 100;

/** Maximum width of an excerpt. ASCII characters have a width of 1, all others 3. */
export const EXCERPT_WIDTH = 100;

/** Maximum length of a query, in UTF-16 units. Longer queries are truncated. */
export const QUERY_MAX_LENGTH = 200;

/** Maximum number of words, or pairs of Chinese characters, in a query. Further ones are ignored. */
export const QUERY_MAX_UNITS = 32;

/** Minimum length of a Latin word for typo tolerance. */
export const TYPO_MIN_LENGTH = 5;

/** Maximum length of an indexed word, in UTF-16 units. Longer ones are hashes and data URLs. */
export const TERM_MAX_LENGTH = 48;

/**
 * Minimum length of a plain index for a prebuilt one, in UTF-16 units: the default of `minLength` of `buildPrebuilt`. A
 * browser takes about 100 ms to index a file of this length.
 */
export const PREBUILT_MIN_LENGTH = 400_000;

/** Maximum length of a prebuilt file, in UTF-16 units. Longer ones are split into shards. */
export const SHARD_MAX_LENGTH = 1_000_000;

/** Delay before `onNotFound` is called for a query without results, in milliseconds. */
export const NOT_FOUND_DELAY = 2000;

/** Default prefix of the names of index files. */
export const INDEX_FILE_PREFIX = 'search_index';
