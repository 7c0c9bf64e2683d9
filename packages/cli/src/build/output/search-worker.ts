import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  buildIndexes,
  type IndexEntry,
  type IndexLayout,
  type JoinedIndex,
  joinPieces,
  openReplacement,
  type PreviousIndex,
  type SearchIndex,
  updateIndex,
} from '@octavo/search/indexer';

import { readCache, writeCache } from '../../files/json-cache';
import type { FileRecord } from './output-record';
import { readPieces } from './search-pieces';

/** Task of the worker: the pages of one index, changed pages of an index, or the pieces of an index. */
export type IndexTask = BuildTask | ReplaceTask | JoinTask;

export interface BuildTask {
  lang: string;
  version: string;
  entries: readonly IndexEntry[];
  versioned: boolean;
  /** Index of the last build. */
  previous?: LastIndex | undefined;
  /** File for the layout of the index. */
  layoutFile: string;
}

export interface JoinTask {
  lang: string;
  version: string;
  /** Files with pieces of the index. */
  pieceFiles: readonly string[];
  /** Digests of the pages, in order. */
  keys: readonly string[];
  /** Folder for the files of the index, except for the texts of pages. */
  folder: string;
}

/** Index that was joined from pieces. */
export interface JoinedFiles extends JoinedIndex {
  /** Files in the folder, with their paths as keys. */
  files: ReadonlyMap<string, FileRecord>;
}

/** Index of the last build, and what has not changed since. */
export interface LastIndex {
  outDir: string;
  /** Path of the index file, relative to the output folder. */
  file: string;
  /** Route paths of unchanged pages, whose entries have no content. */
  unchanged: ReadonlySet<string>;
}

export interface ReplaceTask {
  lang: string;
  version: string;
  /** Index of the last build. */
  last: Omit<LastIndex, 'unchanged'>;
  /** Entries of the changed pages. `undefined` to read what does not depend on them, for the next task. */
  changed: readonly IndexEntry[] | undefined;
  /** File with the layout of the index, which can be missing or belong to another index. It is updated. */
  layoutFile: string;
}

/**
 * Worker entry point: creates a search index. Returns `undefined` if it requires the content of all pages, or if the pieces
 * are not exactly the pages of the index.
 */
export default function createIndex(task: IndexTask): SearchIndex | JoinedFiles | undefined {
  if ('pieceFiles' in task) return joinFiles(task);
  const index = 'last' in task ? replace(task) : build(task);
  if (index?.layout) writeCache(task.layoutFile, index.layout);
  // Messages are copied. An index of 10,000 pages keeps 10,000 files, and an edit only uses those that it does not keep.
  return index && { ...index, layout: undefined, ...(index.removed && { kept: [] }) };
}

/** Indexes that are open, by path. */
const replacements = new Map<string, ReturnType<typeof openReplacement>>();

function replace({
  lang,
  version,
  last,
  changed,
  layoutFile,
}: ReplaceTask): SearchIndex | undefined {
  const replaceEntries =
    replacements.get(last.file) ??
    openReplacement({ lang, version }, toPrevious(last), readCache<IndexLayout>(layoutFile));
  if (changed) return replaceEntries(changed);
  replacements.set(last.file, replaceEntries);
  return undefined;
}

function joinFiles({ pieceFiles, keys, folder, ...group }: JoinTask): JoinedFiles | undefined {
  const files = new Map<string, FileRecord>();
  rmSync(folder, { recursive: true, force: true });
  const joined = joinPieces(group, pieceFiles.flatMap(readPieces), keys, ({ file, json }) => {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, json);
    const { size, mtimeMs } = statSync(path);
    files.set(file, { key: file, size, mtimeMs });
  });
  return joined && { ...joined, files };
}

function build({
  lang,
  version,
  entries,
  versioned,
  previous,
}: BuildTask): SearchIndex | undefined {
  const last = previous && toPrevious(previous);
  const unchanged = previous?.unchanged ?? new Set();
  if (last && unchanged.size > 0)
    return updateIndex({ lang, version, entries: [...entries] }, last, unchanged);
  return buildIndexes(entries, { versioned, ...(last && { previous: () => last }) })[0]!;
}

function toPrevious({ outDir, file }: Omit<LastIndex, 'unchanged'>): PreviousIndex {
  return { file, read: (path) => readText(join(outDir, path)) };
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
