import { getPageNames, indexSections } from '../engine/corpus';
import { getFingerprint } from '../engine/fingerprint';
import { encodeLists } from '../engine/posting-lists';
import type { Postings } from '../engine/postings';
import { runSync } from '../engine/scheduler';
import { mapSections } from '../engine/section-map';
import { countSections } from '../engine/sections';
import { formatTerms, type SplitIndex } from '../engine/split-index';
import { selectWords } from '../engine/word-list';
import { getPartName } from '../model/part-name';
import type { IndexEntry } from '../model/types';
import { getVariants } from './get-variants';
import { type IndexPart, toPart } from './index-part';
import { joinPieces } from './index-piece';
import { splitTerms } from './split-terms';
import type {
  EntryGroup,
  IndexFile,
  IndexPiece,
  PreviousIndex,
  SearchIndex,
  TermLists,
} from './types';
import { updateTerms } from './update-terms';

/**
 * Builds a split index. The result is the same with and without a previous index and pieces.
 *
 * @param pieces - indexed pages. Without all pieces of the index, all pages are indexed.
 */
export function buildSplitIndex(
  { lang, entries }: EntryGroup,
  toIndexFile: (content: SplitIndex) => IndexFile,
  previous: PreviousIndex | undefined,
  pieces: readonly IndexPiece[] = [],
): Pick<SearchIndex, 'files' | 'kept'> {
  const counts = entries.map(countSections);
  const getPage = (page: number): IndexEntry => entries[page]!;
  const sections = mapSections(counts, getPage);
  const pages = entries.map(toPart);
  const pageParts = pages.map(({ name }) => name);
  const variants = getVariants(lang);
  const updated =
    previous && updateTerms(entries, { ...sections, parts: pageParts, variants, previous });
  const lists =
    updated?.lists ??
    joinPieces(pieces, pageParts) ??
    encodeAll(runSync(indexSections(sections, getPage, variants)));
  const terms = [...lists].sort(([a], [b]) => (a < b ? -1 : 1));
  const words = toPart(selectWords(terms.map(([term]) => term)).join(' '));
  const names = toPart(entries.map(getPageNames));
  const termParts = splitTerms(terms).map((lines) => ({
    first: lines[0]![0],
    ...toPart(formatTerms(lines)),
  }));

  const main = toIndexFile({
    fingerprint: getFingerprint(),
    lang,
    sections: counts,
    weights: Object.fromEntries(
      entries.flatMap(({ weight }, page) => (weight === undefined ? [] : [[page, weight]])),
    ),
    pages: pageParts,
    terms: termParts.map(({ first, name }) => [first, name]),
    words: words.name,
    names: names.name,
  });
  const files: [IndexFile, ...IndexFile[]] = [main];
  const kept: string[] = [];
  // Two parts can have the same content.
  const parts = new Map<string, IndexPart>();
  for (const part of [...pages, ...termParts, words, names]) parts.set(part.name, part);
  for (const { name, json } of parts.values()) {
    const file = getPartName(main.file, name);
    if (updated?.files.has(file)) kept.push(file);
    else files.push({ file, json });
  }
  return { files, kept };
}

function encodeAll(postings: Postings): TermLists {
  const lists: TermLists = new Map();
  for (const [term, pending] of postings.pending())
    lists.set(term, encodeLists(pending as number[][]));
  return lists;
}
