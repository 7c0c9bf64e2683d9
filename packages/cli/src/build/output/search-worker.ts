import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildIndexes,
  type IndexEntry,
  type IndexPiece,
  type SearchIndex,
} from '@octavo/search/indexer';

import { readCache } from '../../files/json-cache';

/** Task of the worker: the pages of one index. */
export interface IndexTask {
  entries: readonly IndexEntry[];
  versioned: boolean;
  /** Index file of the last build, relative to the output folder. */
  previous?: { outDir: string; file: string } | undefined;
  /** Files with pieces of the index. @default [] */
  pieceFiles?: readonly string[];
}

/** Worker entry point: creates a search index. */
export default function build({
  entries,
  versioned,
  previous,
  pieceFiles = [],
}: IndexTask): SearchIndex {
  return buildIndexes(entries, {
    versioned,
    pieces: pieceFiles.flatMap((file) => readCache<IndexPiece[]>(file) ?? []),
    ...(previous && {
      previous: () => ({
        file: previous.file,
        read: (file) => readText(join(previous.outDir, file)),
      }),
    }),
  })[0]!;
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
