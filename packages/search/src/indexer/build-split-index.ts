import { getPageNames, indexSections } from '../engine/corpus';
import { getFingerprint } from '../engine/fingerprint';
import { encodeCodes, type SectionCodes } from '../engine/posting-lists';
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
import { splitTerms } from './split-terms';
import type {
  EntryGroup,
  IndexFile,
  IndexLayout,
  PiecePage,
  SearchIndex,
  TermLists,
} from './types';
import { type OpenedIndex, updateTerms } from './update-terms';

/** What is known about the index before it is built. */
export interface KnownIndex {
  /** Index of the same pages. */
  previous?: OpenedIndex | undefined;
  /** Route paths of entries that are the same in the previous index. Their content is not used. @default none */
  unchanged?: ReadonlySet<string>;
}

/**
 * Builds a split index. The result is the same with and without a previous index.
 *
 * @returns `undefined` if the content of unchanged pages is required, because the previous index cannot be updated
 */
export function buildSplitIndex(
  { lang, entries }: EntryGroup,
  toIndexFile: (content: SplitIndex) => IndexFile,
  { previous, unchanged = new Set() }: KnownIndex = {},
): Pick<SearchIndex, 'files' | 'kept' | 'layout'> | undefined {
  if (!previous && unchanged.size > 0) return undefined;
  const counts = entries.map((entry, page) =>
    unchanged.has(entry.routePath) ? previous!.index.sections[page]! : countSections(entry),
  );
  const getPage = (page: number): IndexEntry => entries[page]!;
  const sections = mapSections(counts, getPage);
  const pages = entries.map((entry, page) =>
    unchanged.has(entry.routePath) ? { name: previous!.index.pages[page]! } : toPart(entry),
  );
  const pageParts = pages.map(({ name }) => name);
  const variants = getVariants(lang);
  const updated =
    previous && updateTerms(entries, { ...sections, parts: pageParts, variants, previous });
  if (!updated && unchanged.size > 0) return undefined;
  const lists = updated?.lists ?? encodeAll(runSync(indexSections(sections, getPage, variants)));
  const terms = [...lists].sort(([a], [b]) => (a < b ? -1 : 1));
  const parts = new Map<string, string | undefined>();
  // Unchanged pages, which have no JSON, are files of the previous index.
  for (const part of pages) parts.set(part.name, 'json' in part ? part.json : undefined);
  const content = {
    lang,
    terms,
    pages: entries.map((entry, page) => ({
      part: pageParts[page]!,
      sections: counts[page]!,
      weight: entry.weight,
      names: getPageNames(entry),
    })),
  };
  const main = toIndexFile(createMainFile(content, ({ name, json }) => parts.set(name, json)));
  const files: [IndexFile, ...IndexFile[]] = [main];
  const kept: string[] = [];
  for (const [name, json] of parts) {
    const file = getPartName(main.file, name);
    if (json === undefined || updated?.files.has(file)) kept.push(file);
    else files.push({ file, json });
  }
  const layout: IndexLayout = {
    file: main.file,
    routePaths: entries.map(({ routePath }) => routePath),
    terms: terms.map(([term]) => term),
    lengths: terms.map(([, encoded]) => encoded.length),
  };
  return { files, kept, layout };
}

/** Content of a split index. */
interface SplitContent {
  lang: string;
  pages: readonly (Pick<PiecePage, 'part' | 'sections' | 'names'> & {
    weight: number | undefined;
  })[];
  /** Sorted terms with their posting lists. */
  terms: readonly (readonly [term: string, lists: string])[];
}

/**
 * Creates the content of the index file.
 *
 * @param addPart - called for each part, except for those with the texts of pages. Two parts can have the same content.
 */
export function createMainFile(
  { lang, pages, terms }: SplitContent,
  addPart: (part: IndexPart) => void,
): SplitIndex {
  const add = (content: unknown): string => {
    const part = toPart(content);
    addPart(part);
    return part.name;
  };
  const measured = {
    terms: terms.map(([term]) => term),
    lengths: terms.map(([, lists]) => lists.length),
  };
  const termParts = splitTerms(measured).map(([start, end]): [first: string, part: string] => [
    terms[start]![0],
    add(formatTerms(terms.slice(start, end))),
  ]);
  return {
    fingerprint: getFingerprint(),
    lang,
    sections: pages.map(({ sections }) => sections),
    weights: Object.fromEntries(
      pages.flatMap(({ weight }, page) => (weight === undefined ? [] : [[page, weight]])),
    ),
    pages: pages.map(({ part }) => part),
    terms: termParts,
    words: add(formatWords(measured.terms)),
    names: add(pages.map(({ names }) => names)),
  };
}

/** Formats the part with the words for typo tolerance. */
export function formatWords(terms: readonly string[]): string {
  return selectWords(terms).join(' ');
}

function encodeAll(postings: Postings): TermLists {
  const lists: TermLists = new Map();
  for (const [term, pending] of postings.pending())
    lists.set(term, encodeCodes(pending as SectionCodes));
  return lists;
}
