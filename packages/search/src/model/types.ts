import type { TocEntry } from '@octavo/mdx-plugins/types';

/** One page in the index (specification, section 3). */
export interface IndexEntry {
  /** Route path, which is unique. */
  id: string;
  title: string;
  /** Plain text of the page. */
  content: string;
  /** Headings with their offsets in `content` as `charIndex`. The `PageData.toc` of the theme has no offsets. */
  toc: TocEntry[];
  routePath: string;
  /** Language tag, for example `en`. */
  lang: string;
  /** Version of the documentation. Empty if there is only one. */
  version: string;
  /** Description from the frontmatter. It is searched in the same way as the first block of the page. */
  description?: string;
  /**
   * Factor by which the score of the page is multiplied: a positive number. `2` doubles the score, and `0.5` halves it.
   * Pages that contain all words of a query still rank before pages that contain only some of them.
   * @default 1
   */
  weight?: number;
}

/** A section of a page, as a record to upload to a search service. */
export interface SectionRecord {
  /** Unique ID of letters, digits and hyphens, which are valid in the IDs of all supported services. */
  id: string;
  routePath: string;
  /** Route path with the hash of the section. */
  link: string;
  /** Title of the page. */
  title: string;
  /** Heading of the section. Empty for the text before the first heading. */
  heading: string;
  /** Titles of the page, of the parent headings and of the section, outermost first. */
  breadcrumb: string[];
  /** Plain text of the section, without its heading. */
  content: string;
  lang: string;
  version: string;
  /** Factor by which the score of the page is multiplied. `1` if the page sets none. */
  weight: number;
}

/** A range of a string, in UTF-16 units. */
export interface TextRange {
  start: number;
  length: number;
}

interface ResultBase {
  /** Route path, with the hash of the section if there is one. */
  link: string;
  /** Title of the page. Rows are grouped by it. */
  title: string;
  routePath: string;
  query: string;
}

/** A row of an answer. `kind` is the discriminant. */
export type SearchResult =
  | (ResultBase & {
      kind: 'title';
      /** Ranges of `title` to highlight. */
      highlights: TextRange[];
    })
  | (ResultBase & {
      kind: 'heading';
      /** Titles from the page down to the matching heading. */
      breadcrumb: string[];
      heading: string;
      /** Ranges of `heading` to highlight. */
      highlights: TextRange[];
    })
  | (ResultBase & {
      kind: 'content';
      /** Titles from the page down to the heading above the match. */
      breadcrumb: string[];
      /** Excerpt of the text around the match. */
      statement: string;
      /** Ranges of `statement` to highlight. */
      highlights: TextRange[];
    });

/** State of a client: not loaded, loading, ready. */
export type SearchState = 'initial' | 'initing' | 'inited';

/** The answer to a query. */
export interface SearchAnswer {
  /** Rows in display order, at most four per page. Rows of a page are adjacent. */
  results: SearchResult[];
  /** Number of all matching pages, including pages beyond the limit. Search services report the number of matching records instead. */
  total: number;
  /** Additional groups of results from the site. The search panel shows each as a tab. */
  groups?: SearchGroup[];
}

/** A group of results that a site adds to an answer. */
export interface SearchGroup {
  /** Label of the tab. */
  name: string;
  results: SearchResult[];
}

/** Functions of a site that run before and after each query. If one throws, the error is logged and the answer is empty. */
export interface SearchHooks {
  /** Receives the typed query. Can return a different query. */
  beforeSearch?: (query: string) => string | undefined | Promise<string | undefined>;
  /** Receives the answer. Can return groups of results to add to it. */
  onSearch?: (
    query: string,
    answer: SearchAnswer,
  ) => SearchGroup[] | undefined | Promise<SearchGroup[] | undefined>;
  /** Receives the final answer. Its `total` is 0 if nothing was found. */
  afterSearch?: (query: string, answer: SearchAnswer) => void | Promise<void>;
  /** Receives a query without results, once it has not changed for two seconds. */
  onNotFound?: (query: string) => void | Promise<void>;
}

/** The interface between the search panel and any search engine. */
export interface SearchClient {
  readonly state: SearchState;
  /** Loads the engine and the index. Called before the panel opens. Never rejects. */
  init: () => Promise<void>;
  /**
   * Answers a query after `init`. Never rejects: errors are logged, and the answer is empty.
   *
   * `limit` is the maximum number of pages in the answer: a positive integer, 7 by default (specification, section 9). It
   * counts pages and not rows, of which a page can have four.
   */
  query: (query: string, options?: { limit?: number }) => Promise<SearchAnswer>;
  /** Computes the answer to a query that is likely to follow, while the reader is still typing. `limit` counts pages. */
  prepare?: (query: string, options?: { limit?: number }) => void;
  /** Releases resources such as a worker. The next call of another method starts the client again. */
  close?: () => void;
}

/**
 * The source of a client's answers. Every client is also an engine. `init` and `query` can reject: the client logs the error.
 * After `init` has failed, the next call starts a new engine. An engine without `state` is ready when `init` resolves.
 */
export type SearchEngine = Pick<SearchClient, 'query'> & Partial<SearchClient>;
