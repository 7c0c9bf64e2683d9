import { buildIndexPiece, groupEntries, type IndexEntry } from '@octavo/search/indexer';

import type { SiteConfig } from '../../model/config';
import { digestEntry } from './digest-entry';
import type { Output } from './output';
import { getPieceFile, writePieces } from './search-pieces';

export interface SearchPiecesOptions {
  config: Pick<SiteConfig, 'search'>;
  /** Returns whether a page belongs to the shard. */
  isOwn: (routePath: string) => boolean;
  /** Folder for the pieces. */
  folder: string;
}

/**
 * Indexes the pages of a shard for the built-in search engine, and writes the texts of the pages to the output. Whether an
 * index is split is only known when all pages are.
 *
 * @param entries - search entries of all pages. The text of other shards is not used.
 */
export function writeSearchPieces(
  output: Pick<Output, 'put'>,
  entries: readonly IndexEntry[],
  { config: { search }, isOwn, folder }: SearchPiecesOptions,
): void {
  if (search === false || search.provider.name !== 'built-in') return;
  for (const group of groupEntries(entries, { versioned: search.versioned })) {
    const pieces = findRuns(group.entries, isOwn).map((run) => {
      const { piece, files } = buildIndexPiece({ ...group, entries: run }, run.map(digestEntry));
      for (const { file, json } of files) output.put(file, file, () => json);
      return piece;
    });
    if (pieces.length > 0) writePieces(getPieceFile(folder, group), pieces);
  }
}

/** Returns the own pages of a shard, in runs without pages of other shards between them. */
function findRuns(entries: readonly IndexEntry[], isOwn: (routePath: string) => boolean) {
  const runs: IndexEntry[][] = [];
  let isOpen = false;
  for (const entry of entries) {
    const own = isOwn(entry.routePath);
    if (own && isOpen) runs.at(-1)!.push(entry);
    else if (own) runs.push([entry]);
    isOpen = own;
  }
  return runs;
}
