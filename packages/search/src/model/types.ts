import type { TocEntry } from '@octavo/mdx-plugins/types';

/** One page in the index (specification, section 3). */
export interface IndexEntry {
  /** The route path, which is unique. */
  id: string;
  title: string;
  /** Plain text; `toc[].charIndex` points into it. */
  content: string;
  /** Headings with their offsets in `content`; `PageData.toc` of the theme has no offsets. */
  toc: TocEntry[];
  routePath: string;
  lang: string;
  version: string;
  /** What the page is about in a sentence, as its frontmatter says; found like the page's first words. */
  description?: string;
  /** How much the page counts against others; left out when 1. */
  weight?: number;
}

/** A section of a page, as it is uploaded to a search service. */
export interface SectionRecord {
  /** Letters, digits and hyphens: what every service accepts as an id. */
  id: string;
  routePath: string;
  /** Route path with the hash of the section. */
  link: string;
  title: string;
  /** Heading of the section; empty for the part of a page before its first heading. */
  heading: string;
  breadcrumb: string[];
  content: string;
  lang: string;
  version: string;
  /** Factor by which the page's score is multiplied. */
  weight: number;
}

/** A stretch of a string, in UTF-16 units. */
export interface TextRange {
  start: number;
  length: number;
}

interface ResultBase {
  /** Route path, with the hash of the section where there is one. */
  link: string;
  /** Title of the page, by which rows are grouped. */
  title: string;
  routePath: string;
  query: string;
}

/** One row of an answer, told apart by `kind`. */
export type SearchResult =
  | (ResultBase & { kind: 'title'; highlights: TextRange[] })
  | (ResultBase & {
      kind: 'heading';
      /** Headings from the page's title down to the one that matched. */
      breadcrumb: string[];
      /** The heading; `highlights` point into it. */
      heading: string;
      highlights: TextRange[];
    })
  | (ResultBase & {
      kind: 'content';
      breadcrumb: string[];
      /** The excerpt; `highlights` point into it. */
      statement: string;
      highlights: TextRange[];
    });

export type SearchState = 'initial' | 'initing' | 'inited';

/** An answer: rows in the order to show, grouped by page. */
export interface SearchAnswer {
  results: SearchResult[];
  /** Pages that match in all, shown or not. */
  total: number;
  /** Results from elsewhere, which the site added; each becomes a tab. */
  groups?: SearchGroup[];
}

/** Results that a site adds to an answer. */
export interface SearchGroup {
  /** What the tab is called. */
  name: string;
  results: SearchResult[];
}

/** Where a site takes part in searching. A hook that throws is logged and ends that search. */
export interface SearchHooks {
  /** Called with what the reader typed; may return what to search for instead. */
  beforeSearch?: (query: string) => string | undefined | Promise<string | undefined>;
  /** Called with the answer; may return groups to add. */
  onSearch?: (
    query: string,
    answer: SearchAnswer,
  ) => SearchGroup[] | undefined | Promise<SearchGroup[] | undefined>;
  /** Called with what is shown; an answer with a `total` of 0 is a search that found nothing. */
  afterSearch?: (query: string, answer: SearchAnswer) => void | Promise<void>;
  /** Called once with a query that found nothing, when the reader has left it so for two seconds. */
  onNotFound?: (query: string) => void | Promise<void>;
}

/** The interface between the search panel and any search engine. */
export interface SearchClient {
  readonly state: SearchState;
  /** Loads what queries need; called when the panel is about to open. Never rejects. */
  init: () => Promise<void>;
  /**
   * Answers a query; waits for `init`. Never rejects: an error is logged and the answer is empty.
   * `limit` is the number of pages, 7 by default (specification, section 9).
   */
  query: (query: string, options?: { limit?: number }) => Promise<SearchAnswer>;
  /** Announces a query that may follow, so that its answer can be computed while the reader is still typing. */
  prepare?: (query: string, options?: { limit?: number }) => void;
  /** Releases resources such as a worker. The client starts again with its next use. */
  close?: () => void;
}

/**
 * What a client gets its answers from; every client is one too. `init` and `query` may reject: the client logs the error, and
 * after one of `init` its next use starts a new engine. An engine without `state` is ready once `init` resolves.
 */
export type SearchEngine = Pick<SearchClient, 'query'> & Partial<SearchClient>;
