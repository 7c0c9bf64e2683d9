import { getPageNames } from '../engine/corpus';
import { encodeLists, replaceSections, type SectionLists } from '../engine/posting-lists';
import { countSections } from '../engine/sections';
import { formatTerms, type SplitIndex } from '../engine/split-index';
import { getPartName } from '../model/part-name';
import type { IndexEntry } from '../model/types';
import type { HanVariants } from '../text/fold';
import { formatWords } from './build-split-index';
import { type IndexPart, toPart } from './index-part';
import { type MeasuredTerms, splitTerms } from './split-terms';
import type { IndexFile, IndexLayout, SearchIndex, TermLists } from './types';
import { getPageTerms, type OpenedIndex, readTerms } from './update-terms';

export interface ReplacePartsOptions {
  opened: OpenedIndex;
  /** Layout of the opened index. */
  layout: IndexLayout;
  variants: HanVariants | undefined;
}

/** New lists of a term in the sections of a page. */
interface PageLists {
  /** Number of the first section of the page, and of the next page. */
  range: readonly [first: number, end: number];
  lists: SectionLists;
}

/** Reads the layout of an index. Returns `undefined` if a part of the index is missing or was modified. */
export function readLayout(file: string, opened: OpenedIndex): IndexLayout | undefined {
  const names = opened.readNames();
  const lists = names && readTerms(opened);
  return (
    lists && {
      file,
      routePaths: names.map(({ routePath }) => routePath),
      terms: [...lists.keys()],
      lengths: Array.from(lists.values(), (encoded) => encoded.length),
    }
  );
}

/**
 * Replaces pages of a split index. Only reads the parts with these pages, and with the terms that their texts do not share.
 *
 * @param changed - entries of the pages. Only their texts differ from those in the index.
 * @returns `undefined` if the entries differ in more than their texts, or if a part is missing or was modified
 */
export function replaceParts(
  changed: readonly IndexEntry[],
  toIndexFile: (content: SplitIndex) => IndexFile,
  { opened, layout, variants }: ReplacePartsOptions,
): Omit<SearchIndex, 'lang' | 'version'> | undefined {
  const { index, pathOf } = opened;
  const edits = new Map<string, PageLists[]>();
  const pages = [...index.pages];
  const parts: IndexPart[] = [];
  let sizeChange = 0;
  for (const entry of changed) {
    const page = indexOfSorted(layout.routePaths, entry.routePath);
    const before = page === undefined ? undefined : readPage(opened, page, entry);
    if (page === undefined || !before) return undefined;
    addEdits(edits, { before, entry, range: getRange(index, page), variants });
    sizeChange += Buffer.byteLength(entry.content) - Buffer.byteLength(before.content);
    const part = toPart(entry);
    pages[page] = part.name;
    parts.push(part);
  }
  const terms = replaceTerms(edits, opened, layout);
  if (!terms) return undefined;
  parts.push(...terms.parts);
  const words = terms.hasSameTerms ? undefined : toPart(formatWords(terms.layout.terms));
  if (words) parts.push(words);
  const next = { ...index, pages, terms: terms.termParts, words: words?.name ?? index.words };
  const main = toIndexFile(next);
  // The name of the index contains the language and version.
  if (getPartName(main.file, index.words) !== pathOf(index.words)) return undefined;

  const known = new Set(namesOf(index));
  const files: [IndexFile, ...IndexFile[]] = [main];
  for (const [name, json] of new Map(parts.map((part) => [part.name, part.json])))
    if (!known.has(name)) files.push({ file: pathOf(name), json });
  const written = new Set(files.map(({ file }) => file));
  const used = new Set(namesOf(next));
  const kept = Array.from(used, pathOf).filter((path) => !written.has(path));
  const removed = Array.from(known)
    .filter((name) => !used.has(name))
    .map(pathOf);
  if (main.file !== layout.file) removed.push(layout.file);
  return {
    files,
    kept,
    removed,
    sizeChange,
    layout: { ...layout, ...terms.layout, file: main.file },
  };
}

/** Reads a page. Returns `undefined` if it cannot be read, or if an entry differs from it in more than its text. */
function readPage(
  { index, read }: OpenedIndex,
  page: number,
  entry: IndexEntry,
): IndexEntry | undefined {
  const before = read(index.pages[page]!) as IndexEntry | undefined;
  const isSame =
    before !== undefined &&
    JSON.stringify(getPageNames(before)) === JSON.stringify(getPageNames(entry)) &&
    before.weight === entry.weight &&
    countSections(entry) === index.sections[page];
  return isSame ? before : undefined;
}

/** Adds the terms whose lists differ between two texts of a page. */
function addEdits(
  edits: Map<string, PageLists[]>,
  {
    before,
    entry,
    range,
    variants,
  }: Pick<PageLists, 'range'> & {
    before: IndexEntry;
    entry: IndexEntry;
    variants: HanVariants | undefined;
  },
): void {
  const last = getPageTerms(before, range[0], variants);
  const own = getPageTerms(entry, range[0], variants);
  for (const term of new Set([...last.keys(), ...own.keys()])) {
    const lists = own.get(term) ?? [];
    if (encodeLists(lists) === encodeLists(last.get(term) ?? [])) continue;
    const pages = edits.get(term);
    if (pages) pages.push({ range, lists });
    else edits.set(term, [{ range, lists }]);
  }
}

/** Terms of an index after some have changed. */
interface ReplacedTerms {
  layout: MeasuredTerms;
  termParts: SplitIndex['terms'];
  /** Parts that differ from the previous index. */
  parts: IndexPart[];
  hasSameTerms: boolean;
}

/** Changes the lists of terms. Returns `undefined` if a part is missing or was modified. */
function replaceTerms(
  edits: ReadonlyMap<string, readonly PageLists[]>,
  { index, readTermPart }: OpenedIndex,
  last: MeasuredTerms,
): ReplacedTerms | undefined {
  const firstTerms = index.terms.map(([first]) => first);
  const loaded = new Map<number, TermLists | undefined>();
  /** Returns the lists of a term in the previous index. */
  const read = (term: string): string | undefined => {
    const part = Math.max(0, countUpTo(firstTerms, term) - 1);
    if (!loaded.has(part)) loaded.set(part, readTermPart(index.terms[part]![1]));
    return loaded.get(part)?.get(term);
  };

  const changed = new Map<string, string>();
  for (const [term, pages] of edits) {
    const before = indexOfSorted(last.terms, term) === undefined ? '' : read(term);
    if (before === undefined) return undefined;
    changed.set(
      term,
      pages.reduce((text, { range, lists }) => replaceSections(text, range, lists), before),
    );
  }
  const layout = updateLengths(last, changed);

  const parts: IndexPart[] = [];
  const termParts: SplitIndex['terms'] = [];
  for (const [start, end] of splitTerms(layout)) {
    const group = layout.terms.slice(start, end);
    const first = group[0]!;
    const part = indexOfSorted(firstTerms, first);
    const isSame =
      part !== undefined &&
      !group.some((term) => changed.has(term)) &&
      hasTerms(last.terms, group, firstTerms[part + 1]);
    if (isSame) {
      termParts.push(index.terms[part]!);
      continue;
    }
    const content: [term: string, lists: string][] = [];
    for (const term of group) {
      const lists = changed.get(term) ?? read(term);
      if (lists === undefined) return undefined;
      content.push([term, lists]);
    }
    const own = toPart(formatTerms(content));
    parts.push(own);
    termParts.push([first, own.name]);
  }
  return { layout, termParts, parts, hasSameTerms: layout.terms === last.terms };
}

/**
 * Updates the lengths of terms. Most edits change the lists of a few of the 27,000 terms of 10,000 pages, and add and remove no terms.
 * Then, nothing is created for the others.
 *
 * @param changed - lists of the terms that have changed. Those that are empty have no terms.
 * @returns the same list of terms if they have not changed
 */
function updateLengths(last: MeasuredTerms, changed: ReadonlyMap<string, string>): MeasuredTerms {
  const lengths = [...last.lengths];
  const added: string[] = [];
  const removed = new Set<number>();
  for (const [term, lists] of changed) {
    const at = indexOfSorted(last.terms, term);
    if (at === undefined) added.push(...(lists === '' ? [] : [term]));
    else if (lists === '') removed.add(at);
    else lengths[at] = lists.length;
  }
  if (added.length === 0 && removed.size === 0) return { terms: last.terms, lengths };
  const lines = [
    ...last.terms.map((term, at) => ({ term, length: removed.has(at) ? 0 : lengths[at]! })),
    ...added.map((term) => ({ term, length: changed.get(term)!.length })),
  ]
    .filter(({ length }) => length > 0)
    .sort((a, b) => (a.term < b.term ? -1 : 1));
  return { terms: lines.map(({ term }) => term), lengths: lines.map(({ length }) => length) };
}

/**
 * Checks whether a group of terms is a whole part of an index that contains them.
 *
 * @param next - first term of the next part
 */
function hasTerms(
  terms: readonly string[],
  group: readonly string[],
  next: string | undefined,
): boolean {
  const start = indexOfSorted(terms, group[0]!)!;
  const last = start + group.length - 1;
  return terms[last] === group.at(-1) && terms[last + 1] === next;
}

/** Returns the number of the first section of a page, and of the next page. */
function getRange({ sections }: SplitIndex, page: number): PageLists['range'] {
  const first = sections.slice(0, page).reduce((sum, count) => sum + count, 0);
  return [first, first + sections[page]!];
}

/** Returns the names of all parts. */
function namesOf({ pages, terms, words, names }: SplitIndex): string[] {
  return [...pages, ...terms.map(([, part]) => part), words, names];
}

/** Returns the index of a string in a sorted list. */
function indexOfSorted(sorted: readonly string[], text: string): number | undefined {
  const index = countUpTo(sorted, text) - 1;
  return sorted[index] === text ? index : undefined;
}

/** Returns the number of strings in a sorted list that are not greater than a string. */
function countUpTo(sorted: readonly string[], text: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! <= text) low = middle + 1;
    else high = middle;
  }
  return low;
}
