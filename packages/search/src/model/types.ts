import type { TocEntry } from '@octavo/mdx-plugins/types';

/** Heading of a page, with the offset of the heading in `content`. */
export interface IndexHeading extends TocEntry {
  /** Phrases that readers search for when they need the section below the heading. */
  keywords?: string[];
}

/** Index entry for a page. Defined in section 3 of the specification. */
export interface IndexEntry {
  /** Unique ID: the route path. */
  id: string;
  title: string;
  /** Page content as plain text. */
  content: string;
  /** Page headings. Unlike in the theme's `PageData.toc`, `charIndex` is the offset of the heading in `content`. */
  toc: IndexHeading[];
  routePath: string;
  /** Language tag, such as `en`. */
  lang: string;
  /** Documentation version. Empty for sites without multiple versions. */
  version: string;
  /** Page description from the frontmatter. Ranked in the same way as the first block of the page. */
  description?: string;
  /**
   * Sentences of other pages with a link to the page, one per line. Ranked like the description, with a lower weight. Split
   * indexes do not contain them, because an edit of a page would change the entries of all pages that it links to.
   */
  mentions?: string;
  /** Phrases that readers search for when they need the page. Their words rank like those of titles, and they are never shown. */
  keywords?: string[];
  /**
   * Positive factor that the page score is multiplied by. For example, `2` doubles the score and `0.5` halves it. Pages that
   * contain all query words still rank above pages that contain only some of them.
   * @default 1
   */
  weight?: number;
}

/** Words with the same meaning. */
export type SynonymGroup = readonly string[];

/** Record for a page section, for upload to a search service. */
export interface SectionRecord {
  /** Unique record ID. Contains only letters, digits and hyphens, which all supported services allow. */
  id: string;
  routePath: string;
  /** Route path and section hash. */
  link: string;
  /** Page title. */
  title: string;
  /** Section heading. Empty for text before the first heading. */
  heading: string;
  /** Page title, parent headings and section heading, outermost first. */
  breadcrumb: string[];
  /** Section content as plain text, without the heading. */
  content: string;
  /** Phrases that readers search for when they need the section. Not set if there are none. */
  keywords?: string[];
  lang: string;
  version: string;
  /** Positive factor that the page score is multiplied by. `1` by default. */
  weight: number;
}

/** Range in a string, in UTF-16 code units. */
export interface TextRange {
  start: number;
  length: number;
}

interface ResultBase {
  /** Name of the site that contains the page. Not set for pages of the current site. */
  site?: string;
  /** Route path, followed by the section hash for results within a page. */
  link: string;
  /** Page title. */
  title: string;
  routePath: string;
  query: string;
}

/** Search result: a matching page title, heading or text. Discriminated by `kind`. */
export type SearchResult =
  | (ResultBase & {
      kind: 'title';
      /** Ranges of `title` to highlight. */
      highlights: TextRange[];
    })
  | (ResultBase & {
      kind: 'heading';
      /** Page title, parent headings and the matching heading, outermost first. */
      breadcrumb: string[];
      heading: string;
      /** Ranges of `heading` to highlight. */
      highlights: TextRange[];
    })
  | (ResultBase & {
      kind: 'content';
      /** Page title and headings of the section that contains the match, outermost first. */
      breadcrumb: string[];
      /** Text excerpt around the match. */
      statement: string;
      /** Ranges of `statement` to highlight. */
      highlights: TextRange[];
    });

/** Search client state: `initial` (not loaded), `initing` (loading) or `inited` (ready). */
export type SearchState = 'initial' | 'initing' | 'inited';

/** Search results for a query. */
export interface SearchAnswer {
  /** Results in display order, grouped by page. Contains up to four results per page. */
  results: SearchResult[];
  /**
   * Total number of matching pages, including pages beyond the limit. For search services:
   * number of matching records, unless all of them were requested.
   */
  total: number;
  /** Up to three pages with titles that are similar to a query without results. */
  nearest?: SearchResult[];
  /** Similar query with results, for a query without results. */
  suggestion?: string;
  /**
   * Ranks of the pages in `results`, in the same order. They are comparable with the ranks in other indexes for the same
   * query. Only set by the built-in engine.
   */
  ranks?: PageRank[];
  /** Whether the search failed, so that there are no results. The error is logged. @default false */
  isFailed?: boolean;
  /** Names of other sites that did not respond. */
  unavailable?: string[];
  /** Additional result groups from search hooks. The search panel shows each group in a tab. */
  groups?: SearchGroup[];
}

/** Rank of a page for a query. */
export interface PageRank {
  routePath: string;
  /** Whether the page contains all words of the query, except for stop words. Such pages rank above all others. */
  hasAllWords: boolean;
  score: number;
}

/** Additional group of search results, returned by the `onSearch` hook. */
export interface SearchGroup {
  /** Tab label. */
  name: string;
  results: SearchResult[];
}

/** Hooks that run before and after each query. If a hook throws, the error is logged and the search has no results. */
export interface SearchHooks {
  /** Called before a search with the user's query. Return a string to replace the query. */
  beforeSearch?: (query: string) => string | undefined | Promise<string | undefined>;
  /** Called with the search results. Return result groups to add to them. */
  onSearch?: (
    query: string,
    answer: SearchAnswer,
  ) => SearchGroup[] | undefined | Promise<SearchGroup[] | undefined>;
  /** Called with the final results, including groups from `onSearch`. `total` is 0 if no pages match. */
  afterSearch?: (query: string, answer: SearchAnswer) => void | Promise<void>;
  /** Called for a query without results if the user does not change it for two seconds. */
  onNotFound?: (query: string) => void | Promise<void>;
}

/** Options for a query. */
export interface QueryOptions {
  limit?: number;
  onUpdate?: (answer: SearchAnswer) => void;
}

/** Search client interface for the search panel. */
export interface SearchClient {
  readonly state: SearchState;
  /** Loads the engine and the index. Called before the search panel opens. Never rejects. */
  init: () => Promise<void>;
  /**
   * Runs a query. Loads the engine and the index first if necessary. Never rejects: errors are logged, and the results are
   * empty.
   *
   * `limit` is the maximum number of pages, not results: a page can have up to four results. Must be a positive integer.
   * Defaults to 7 (see section 9 of the specification).
   *
   * `onUpdate` is called with a more complete answer if slower indexes respond later.
   */
  query: (query: string, options?: QueryOptions) => Promise<SearchAnswer>;
  /** Runs a likely query in advance while the user is typing. `limit` is the maximum number of pages. */
  prepare?: (query: string, options?: { limit?: number }) => void;
  /** Returns the number of pages that match a query. Does not call hooks. Never rejects. */
  count?: (query: string) => Promise<number>;
  /** Releases resources such as workers. Calling another method restarts the client. */
  close?: () => void;
}

/**
 * Search engine that a client runs queries against. Any search client can also be used as an engine. If `init` or `query`
 * rejects, the client logs the error. If `init` rejects, the client starts a new engine on the next call. If `state` is not
 * implemented, the engine is ready when `init` resolves.
 */
export type SearchEngine = Pick<SearchClient, 'query'> & Partial<SearchClient>;
