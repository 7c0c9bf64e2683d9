import type { PageNames } from '../engine/corpus';
import type { IndexEntry } from '../model/types';
import type { MeasuredTerms } from './split-terms';

/** Index for a single language and version. */
export interface SearchIndex {
  lang: string;
  /** Documentation version. Empty if all versions share the index. */
  version: string;
  /** Files to write. The first one is the index file, whose URL is passed to `createSearchClient`. */
  files: [IndexFile, ...IndexFile[]];
  /** Paths of the files of the previous index that belong to this one too. They are not in `files`. */
  kept: string[];
  /** Paths of the files of the previous index that do not belong to this one. Only if pages of a split index were replaced. */
  removed?: string[];
  /** Change of the size of the texts, in bytes of UTF-8. Only if pages of a split index were replaced. */
  sizeChange?: number;
  /** Layout for the next update. Only for a split index. */
  layout?: IndexLayout | undefined;
}

/** Pages and terms of a split index, so that an update only reads the files that it changes. */
export interface IndexLayout extends MeasuredTerms {
  /** Path of the index file. */
  file: string;
  /** Sorted. */
  routePaths: string[];
}

export interface IndexFile {
  /** File path relative to the output folder. Includes a content hash. */
  file: string;
  /** File content as JSON. The content of an index file that is not split is an array of index entries. */
  json: string;
}

/** Index of an earlier build. */
export interface PreviousIndex {
  /** Path of the index file relative to the output folder. */
  file: string;
  /** Reads a file of the index. Returns `undefined` if it does not exist. */
  read: (file: string) => string | undefined;
}

/** Pages that share an index. */
export interface EntryGroup {
  lang: string;
  version: string;
  /** Sorted by route path. */
  entries: IndexEntry[];
}

/** Terms with their encoded posting lists. */
export type TermLists = Map<string, string>;

/** Terms of consecutive pages of a split index. */
export interface IndexPiece {
  lang: string;
  /** Documentation version. Empty if all versions share the index. */
  version: string;
  pages: PiecePage[];
  /**
   * A line for each term, as UTF-8: the term, its encoded posting lists, and the number of the last section that contains
   * it, with tabs between them. Strings take several times as much memory.
   */
  terms: Uint8Array;
}

/** Files of an index that were passed to a function one by one. */
export interface JoinedIndex {
  /** Path of the index file. */
  file: string;
  /** Paths of the files with the texts of the pages, which `buildIndexPiece` has created. */
  pages: string[];
}

/** Page of a piece, without its content. */
export interface PiecePage {
  /** Digest of the entry, from the caller of `buildIndexPiece`. */
  key: string;
  /** Name of the part with the text of the page. */
  part: string;
  /** Number of sections. */
  sections: number;
  weight?: number;
  names: PageNames;
}
