/** Pages in an answer unless asked otherwise. */
export const DEFAULT_LIMIT = 7;

/** Rows shown of one page. */
export const ROWS_PER_PAGE = 4;

/** Queries whose answers the engine keeps. */
export const QUERY_CACHE_SIZE = 100;

/** Length of an excerpt, in width units: ASCII counts 1, anything else 3. */
export const EXCERPT_WIDTH = 100;

/** Characters of a query that are looked at, in UTF-16 units; what follows is ignored. */
export const QUERY_MAX_LENGTH = 200;

/** Words (or pairs of Chinese characters) of a query that are looked up. */
export const QUERY_MAX_UNITS = 32;

/** Shortest Latin word in which one wrong letter is forgiven. */
export const TYPO_MIN_LENGTH = 5;

/** Longest word that is indexed as one, in UTF-16 units: hashes and data URLs are not words. */
export const TERM_MAX_LENGTH = 48;

/** Length of a plain index from which it is indexed ahead, in UTF-16 units: a browser takes some 100 ms for it. */
export const PREBUILT_MIN_LENGTH = 400_000;

/** Length at which prebuilt files are split, in UTF-16 units; most are bytes. */
export const SHARD_MAX_LENGTH = 1_000_000;

/** How long a query that found nothing has to stand before `onNotFound` is told, in milliseconds. */
export const NOT_FOUND_DELAY = 2000;

/** How index files begin their name. */
export const INDEX_FILE_PREFIX = 'search_index';
