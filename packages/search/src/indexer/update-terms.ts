import type { PageNames } from '../engine/corpus';
import { getFingerprint } from '../engine/fingerprint';
import type { SectionLists } from '../engine/posting-lists';
import { replaceSections } from '../engine/posting-lists';
import { assignSlots } from '../engine/section-slots';
import { splitSections } from '../engine/sections';
import { isSplitIndex, parseTerms, type SplitIndex } from '../engine/split-index';
import { getPartName } from '../model/part-name';
import type { IndexEntry } from '../model/types';
import type { HanVariants } from '../text/fold';
import { hashPart } from './index-part';
import type { PreviousIndex, TermLists } from './types';

/** Terms of an index, and the files of the previous index. */
export interface UpdatedTerms {
  lists: TermLists;
  files: ReadonlySet<string>;
}

interface UpdateOptions {
  /** Number of the first section of each page, followed by the total number of sections. */
  firstSection: readonly number[];
  /** Name of the part of each page. */
  parts: readonly string[];
  variants: HanVariants | undefined;
  previous: OpenedIndex;
}

/** Main file of a split index, and a function that reads its parts. */
export interface OpenedIndex {
  index: SplitIndex;
  /** Returns the content of a part, or `undefined` if it is missing or was modified. */
  read: (part: string) => unknown;
  /** Returns the path of a part. */
  pathOf: (part: string) => string;
  /** Reads the terms of a part. Returns `undefined` if the part is missing or was modified. */
  readTermPart: (part: string) => TermLists | undefined;
  /** Returns the names of all pages, or `undefined` if they are missing or were modified. */
  readNames: () => readonly PageNames[] | undefined;
}

/** Checks whether an index has the same pages as a group of entries. */
export function hasPages({ readNames }: OpenedIndex, entries: readonly IndexEntry[]): boolean {
  const names = readNames();
  return (
    names?.length === entries.length &&
    names.every(({ routePath }, page) => routePath === entries[page]!.routePath)
  );
}

/** Opens an index. Returns `undefined` if it is not split, or is incompatible. */
export function openIndex(previous: PreviousIndex): OpenedIndex | undefined {
  const index = parse(previous.read(previous.file));
  if (!isSplitIndex(index) || index.fingerprint !== getFingerprint()) return undefined;
  const pathOf = (part: string) => getPartName(previous.file, part);
  /** The name of a part is a digest of its content. */
  const read = (part: string): unknown => {
    const json = previous.read(pathOf(part));
    return json !== undefined && hashPart(json) === part ? parse(json) : undefined;
  };
  const readTermPart = (part: string): TermLists | undefined => {
    const text = read(part);
    return typeof text === 'string' ? new Map(parseTerms(text)) : undefined;
  };
  const readNames = () => read(index.names) as PageNames[] | undefined;
  return { index, read, pathOf, readTermPart, readNames };
}

/** Reads the terms of all parts. Returns `undefined` if a part is missing or was modified. */
export function readTerms({ index, readTermPart }: OpenedIndex): TermLists | undefined {
  const lists: TermLists = new Map();
  for (const [, part] of index.terms) {
    const own = readTermPart(part);
    if (!own) return undefined;
    for (const [term, encoded] of own) lists.set(term, encoded);
  }
  return lists;
}

/**
 * Updates the terms of a previous index. Only indexes the pages that changed.
 *
 * @returns `undefined` if the previous index has other sections, whose numbers would change, or if one of its files is missing
 *   or was modified
 */
export function updateTerms(
  entries: readonly IndexEntry[],
  { firstSection, parts, variants, previous }: UpdateOptions,
): UpdatedTerms | undefined {
  const { index, read, pathOf } = previous;
  const hasSameSections = index.sections.every(
    (count, page) => firstSection[page]! + count === firstSection[page + 1],
  );
  if (!hasSameSections) return undefined;

  const lists = readTerms(previous);
  if (!lists) return undefined;
  for (const [page, entry] of entries.entries()) {
    if (index.pages[page] === parts[page]) continue;
    const before = read(index.pages[page]!) as IndexEntry | undefined;
    if (!before) return undefined;
    const range = [firstSection[page]!, firstSection[page + 1]!] as const;
    const terms = getPageTerms(entry, range[0], variants);
    for (const term of new Set([
      ...getPageTerms(before, range[0], variants).keys(),
      ...terms.keys(),
    ])) {
      const updated = replaceSections(lists.get(term) ?? '', range, terms.get(term) ?? []);
      if (updated === '') lists.delete(term);
      else lists.set(term, updated);
    }
  }
  const known = [...index.pages, ...index.terms.map(([, part]) => part), index.words, index.names];
  return { lists, files: new Set(known.map(pathOf)) };
}

/** Returns the terms of a page with their sections in each slot. */
export function getPageTerms(
  entry: IndexEntry,
  firstSection: number,
  variants: HanVariants | undefined,
): Map<string, SectionLists> {
  const terms = new Map<string, number[][]>();
  for (const [ordinal, section] of splitSections(entry, 0).entries()) {
    for (const [term, slot] of assignSlots(section, entry.routePath, variants)) {
      const lists = terms.get(term) ?? [];
      terms.set(term, lists);
      lists[slot] ??= [];
      lists[slot].push(firstSection + ordinal);
    }
  }
  return terms;
}

function parse(json: string | undefined): unknown {
  try {
    return json === undefined ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}
