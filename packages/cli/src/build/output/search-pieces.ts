import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { EntryGroup, IndexPiece } from '@octavo/search/indexer';

import { digest } from '../../files/digest';
import { readCache, writeCache } from '../../files/json-cache';
import { writeFileAtomic } from '../../files/write-file-atomic';

/** Piece without its terms. */
type StoredPiece = Omit<IndexPiece, 'terms'> & { size: number; hash: string };

/** Writes the pieces of an index. Their terms are in another file, because parsing them as JSON takes much memory. */
export function writePieces(file: string, pieces: readonly IndexPiece[]): void {
  writeFileAtomic(getTermsFile(file), Buffer.concat(pieces.map(({ terms }) => terms)));
  writeCache(
    file,
    pieces.map(
      ({ terms, ...piece }): StoredPiece => ({ ...piece, size: terms.length, hash: digest(terms) }),
    ),
  );
}

/** Reads the pieces of an index. Returns no pieces if a file is missing or invalid. */
export function readPieces(file: string): IndexPiece[] {
  try {
    const pieces = readCache<StoredPiece[]>(file) ?? [];
    const terms = readFileSync(getTermsFile(file));
    let start = 0;
    return pieces.flatMap(({ size, hash, ...piece }) => {
      const own = terms.subarray(start, start + size);
      start += size;
      return digest(own) === hash ? [{ ...piece, terms: own }] : [];
    });
  } catch {
    return [];
  }
}

const getTermsFile = (file: string) => file.replace(/\.json$/, '.terms');

/** Returns the file with the pieces of an index. */
export function getPieceFile(
  folder: string,
  { lang, version }: Pick<EntryGroup, 'lang' | 'version'>,
): string {
  return join(folder, `${digest(lang, version).slice(0, 16)}.json`);
}
