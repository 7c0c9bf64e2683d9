import { getPageNames, indexSections } from '../engine/corpus';
import { encodeCodes, type SectionCodes, shiftLists, toSection } from '../engine/posting-lists';
import { runSync } from '../engine/scheduler';
import { mapSections } from '../engine/section-map';
import { countSections } from '../engine/sections';
import { getPartName } from '../model/part-name';
import type { IndexEntry } from '../model/types';
import { createMainFile } from './build-split-index';
import { getVariants } from './get-variants';
import { createIndexFile, getIndexFileName } from './index-file-name';
import { toPart } from './index-part';
import { pickFields } from './pick-fields';
import type { EntryGroup, IndexFile, IndexPiece, JoinedIndex, PiecePage } from './types';

/** Terms of the pages of a piece, and the files with the texts of its pages. */
export interface BuiltPiece {
  piece: IndexPiece;
  files: IndexFile[];
}

/**
 * Indexes consecutive pages of a split index, so that several machines can index one site. `joinPieces` joins the pieces.
 *
 * @param group - the pages, sorted by route path
 * @param keys - digest of each page
 */
export function buildIndexPiece(
  { lang, version, ...group }: EntryGroup,
  keys: readonly string[],
): BuiltPiece {
  const entries = group.entries.map(pickFields);
  const counts = entries.map(countSections);
  const getPage = (page: number): IndexEntry => entries[page]!;
  const postings = runSync(indexSections(mapSections(counts, getPage), getPage, getVariants(lang)));
  const terms = Array.from(postings.pending(), ([term, sections]) => {
    const codes = sections as SectionCodes;
    return `${term}\t${encodeCodes(codes)}\t${toSection(codes.at(-1)!)}\n`;
  });
  const parts = entries.map(toPart);
  const pages = entries.map((entry, page): PiecePage => {
    const { weight } = entry;
    return {
      key: keys[page]!,
      part: parts[page]!.name,
      sections: counts[page]!,
      ...(weight === undefined ? {} : { weight }),
      names: getPageNames(entry),
    };
  });
  const index = getIndexFileName({ lang, version, content: '' });
  return {
    piece: { lang, version, pages, terms: Buffer.from(terms.join('')) },
    files: parts.map(({ name, json }) => ({ file: getPartName(index, name), json })),
  };
}

/**
 * Joins the pieces of a split index. The index is the same as that of `buildIndexes`.
 *
 * @param group - language and version of the index
 * @param pieces - pieces in any order, also of other indexes
 * @param keys - digests of all pages of the index, sorted by route path
 * @param write - called with each file, except for those with the texts of pages, so that they are not in memory together
 * @returns `undefined` if the pieces are not exactly these pages
 */
export function joinPieces(
  group: Pick<EntryGroup, 'lang' | 'version'>,
  pieces: readonly IndexPiece[],
  keys: readonly string[],
  write: (file: IndexFile) => void,
): JoinedIndex | undefined {
  const { lang, version } = group;
  const sorted = sortPieces(
    pieces.filter((piece) => piece.lang === lang && piece.version === version),
    keys,
  );
  if (!sorted) return undefined;
  const pages = sorted.flatMap((piece) =>
    piece.pages.map(({ weight, ...page }) => ({ ...page, weight })),
  );
  const index = getIndexFileName({ lang, version, content: '' });
  const written = new Set(pages.map(({ part }) => part));
  const main = createMainFile({ lang, pages, terms: joinTerms(sorted) }, ({ name, json }) => {
    if (!written.has(name)) write({ file: getPartName(index, name), json });
    written.add(name);
  });
  const file = createIndexFile(group)(main);
  write(file);
  const parts = new Set(pages.map(({ part }) => getPartName(index, part)));
  return { file: file.file, pages: [...parts] };
}

/** Returns the pieces in the order of the pages, or `undefined` if they are not exactly these pages. */
function sortPieces(
  pieces: readonly IndexPiece[],
  keys: readonly string[],
): IndexPiece[] | undefined {
  const pieceByKey = new Map(pieces.map((piece) => [piece.pages[0]?.key, piece]));
  const sorted: IndexPiece[] = [];
  for (let page = 0; page < keys.length; ) {
    const piece = pieceByKey.get(keys[page]);
    if (!piece?.pages.every(({ key }, index) => keys[page + index] === key)) return undefined;
    sorted.push(piece);
    page += piece.pages.length;
  }
  return sorted;
}

/** Joins the terms of consecutive pieces, and sorts them. */
function joinTerms(pieces: readonly IndexPiece[]): [term: string, lists: string][] {
  const terms = new Map<string, { lists: string; last: number }>();
  let firstSection = 0;
  for (const piece of pieces) {
    for (const [term, lists, last] of parseLines(piece.terms)) {
      const before = terms.get(term);
      const shifted = shiftLists(lists, firstSection - (before?.last ?? 0));
      terms.set(term, { lists: (before?.lists ?? '') + shifted, last: firstSection + last });
    }
    firstSection += piece.pages.reduce((sum, { sections }) => sum + sections, 0);
  }
  return [...terms]
    .map(([term, { lists }]): [string, string] => [term, lists])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

const [TAB, NEWLINE] = [9, 10];

/** Parses the terms of a piece. Posting lists and numbers are ASCII. */
function* parseLines(bytes: Uint8Array): Generator<[term: string, lists: string, last: number]> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let start = 0; start < buffer.length; ) {
    const end = buffer.indexOf(NEWLINE, start);
    const lists = buffer.indexOf(TAB, start);
    const last = buffer.indexOf(TAB, lists + 1);
    yield [
      buffer.toString('utf8', start, lists),
      buffer.toString('latin1', lists + 1, last),
      Number(buffer.toString('latin1', last + 1, end)),
    ];
    start = end + 1;
  }
}
