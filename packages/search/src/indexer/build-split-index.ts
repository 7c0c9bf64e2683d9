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
import { openPrevious, updateTerms } from './update-terms';

/** What is known about the index before it is built. */
export interface KnownIndex {
  previous?: PreviousIndex | undefined;
  /** Route paths of entries that are the same in the previous index. Their content is not used. @default none */
  unchanged?: ReadonlySet<string>;
  /** Indexed pages. Without all pieces of the index, all pages are indexed. @default [] */
  pieces?: readonly IndexPiece[] | undefined;
}

/**
 * Builds a split index. The result is the same with and without a previous index and pieces.
 *
 * @returns `undefined` if the content of unchanged pages is required, because the previous index cannot be updated
 */
export function buildSplitIndex(
  { lang, entries }: EntryGroup,
  toIndexFile: (content: SplitIndex) => IndexFile,
  { previous, unchanged = new Set(), pieces = [] }: KnownIndex = {},
): Pick<SearchIndex, 'files' | 'kept'> | undefined {
  const opened = previous && openPrevious(entries, previous);
  if (!opened && unchanged.size > 0) return undefined;
  const counts = entries.map((entry, page) =>
    unchanged.has(entry.routePath) ? opened!.index.sections[page]! : countSections(entry),
  );
  const getPage = (page: number): IndexEntry => entries[page]!;
  const sections = mapSections(counts, getPage);
  const pages = entries.map((entry, page) =>
    unchanged.has(entry.routePath) ? { name: opened!.index.pages[page]! } : toPart(entry),
  );
  const pageParts = pages.map(({ name }) => name);
  const variants = getVariants(lang);
  const updated =
    opened && updateTerms(entries, { ...sections, parts: pageParts, variants, previous: opened });
  if (!updated && unchanged.size > 0) return undefined;
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
  const parts = new Map<string, Partial<IndexPart>>();
  for (const part of [...pages, ...termParts, words, names]) parts.set(part.name, part);
  for (const [name, { json }] of parts) {
    const file = getPartName(main.file, name);
    if (updated?.files.has(file)) kept.push(file);
    // Unchanged pages, which have no JSON, are files of the previous index.
    else if (json !== undefined) files.push({ file, json });
  }
  return { files, kept };
}

function encodeAll(postings: Postings): TermLists {
  const lists: TermLists = new Map();
  for (const [term, pending] of postings.pending())
    lists.set(term, encodeLists(pending as number[][]));
  return lists;
}
