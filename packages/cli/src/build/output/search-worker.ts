import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildIndexes,
  type IndexEntry,
  type IndexPiece,
  joinPieces,
  type PreviousIndex,
  replacePages,
  type SearchIndex,
  updateIndex,
} from '@octavo/search/indexer';

import { readCache } from '../../files/json-cache';

/** Task of the worker: the pages of one index, or the pieces of the index. */
export type IndexTask = BuildTask | JoinTask;

interface BuildTask {
  lang: string;
  version: string;
  entries: readonly IndexEntry[];
  versioned: boolean;
  /** Index of the last build. */
  previous?: LastIndex | undefined;
}

interface JoinTask {
  lang: string;
  version: string;
  /** Files with pieces of the index. */
  pieceFiles: readonly string[];
  /** Digests of the pages, in order. */
  keys: readonly string[];
}

/** Index of the last build, and what has not changed since. */
export interface LastIndex {
  outDir: string;
  /** Path of the index file, relative to the output folder. */
  file: string;
  /** Route paths of unchanged pages, whose entries have no content. `others` if the task only contains changed entries. */
  unchanged: ReadonlySet<string> | 'others';
}

/**
 * Worker entry point: creates a search index. Returns `undefined` if it requires the content of all pages, or if the pieces
 * are not exactly the pages of the index.
 */
export default function createIndex(task: IndexTask): SearchIndex | undefined {
  if (!('pieceFiles' in task)) return build(task);
  const pieces = task.pieceFiles.flatMap((file) => readCache<IndexPiece[]>(file) ?? []);
  return joinPieces(task, pieces, task.keys);
}

function build({
  lang,
  version,
  entries,
  versioned,
  previous,
}: BuildTask): SearchIndex | undefined {
  const last: PreviousIndex | undefined = previous && {
    file: previous.file,
    read: (file) => readText(join(previous.outDir, file)),
  };
  const unchanged = previous?.unchanged ?? new Set<string>();
  if (last && unchanged === 'others') return replacePages({ lang, version }, entries, last);
  if (last && unchanged !== 'others' && unchanged.size > 0)
    return updateIndex({ lang, version, entries: [...entries] }, last, unchanged);
  return buildIndexes(entries, { versioned, ...(last && { previous: () => last }) })[0]!;
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
