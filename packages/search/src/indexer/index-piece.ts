import { indexSections } from '../engine/corpus';
import { encodeLists, shiftLists } from '../engine/posting-lists';
import { runSync } from '../engine/scheduler';
import { mapSections } from '../engine/section-map';
import { countSections } from '../engine/sections';
import { getPartName } from '../model/part-name';
import type { IndexEntry } from '../model/types';
import { getVariants } from './get-variants';
import { getIndexFileName } from './index-file-name';
import { toPart } from './index-part';
import { pickFields } from './pick-fields';
import type { EntryGroup, IndexFile, IndexPiece, TermLists } from './types';

/** Terms of the pages of a piece, and the files with the texts of its pages. */
export interface BuiltPiece {
  piece: IndexPiece;
  files: IndexFile[];
}

/**
 * Indexes consecutive pages of a split index, so that several machines can index one site. `buildIndexes` joins the
 * pieces.
 *
 * @param group - the pages, sorted by route path
 */
export function buildIndexPiece({ lang, version, ...group }: EntryGroup): BuiltPiece {
  const entries = group.entries.map(pickFields);
  const counts = entries.map(countSections);
  const getPage = (page: number): IndexEntry => entries[page]!;
  const postings = runSync(indexSections(mapSections(counts, getPage), getPage, getVariants(lang)));
  const terms = Array.from(postings.pending(), ([term, lists]): IndexPiece['terms'][number] => {
    const sections = lists as number[][];
    return [term, encodeLists(sections), Math.max(...sections.flatMap((list) => list.at(-1)!))];
  });
  const pages = entries.map(toPart);
  const index = getIndexFileName({ lang, version, content: '' });
  return {
    piece: {
      lang,
      version,
      pages: pages.map(({ name }) => name),
      sections: counts.reduce((sum, count) => sum + count, 0),
      terms,
    },
    files: pages.map(({ name, json }) => ({ file: getPartName(index, name), json })),
  };
}

/**
 * Joins the terms of pieces.
 *
 * @param pages - names of the parts of all pages of the index, in order
 * @returns `undefined` if the pieces are not exactly those pages
 */
export function joinPieces(
  pieces: readonly IndexPiece[],
  pages: readonly string[],
): TermLists | undefined {
  const pieceByPage = new Map(pieces.map((piece) => [piece.pages[0], piece]));
  const terms = new Map<string, { lists: string; last: number }>();
  let firstSection = 0;
  for (let page = 0; page < pages.length; ) {
    const piece = pieceByPage.get(pages[page]!);
    if (!piece?.pages.every((name, index) => pages[page + index] === name)) return undefined;
    for (const [term, lists, last] of piece.terms) {
      const before = terms.get(term);
      const shifted = shiftLists(lists, firstSection - (before?.last ?? 0));
      terms.set(term, { lists: (before?.lists ?? '') + shifted, last: firstSection + last });
    }
    page += piece.pages.length;
    firstSection += piece.sections;
  }
  return new Map([...terms].map(([term, { lists }]) => [term, lists]));
}
