import type { IndexEntry, SynonymGroup } from '../model/types';
import type { ChineseTables } from '../text/chinese';
import type { HanVariants } from '../text/fold';
import { Postings } from './postings';
import type { PausableTask, Scheduler } from './scheduler';
import { mapSections, type SectionMap } from './section-map';
import { assignSlots } from './section-slots';
import { countSections } from './sections';
import {
  CHINESE_SYNONYMS,
  createSynonymIndex,
  GENERAL_SYNONYMS,
  type SynonymIndex,
} from './synonyms';
import { createTextReader, type TextReader } from './text-reader';
import { Vocabulary } from './vocabulary';
import { createWordList, selectWords, type WordList } from './word-list';

/** Parts of a corpus that do not depend on its pages. */
export interface QueryTools {
  /** Character variants that are folded in the index and in queries. */
  variants: HanVariants | undefined;
  synonyms: SynonymIndex;
  /** Reads titles, headings and sections for ranking. */
  readText: TextReader;
}

/** Index that queries run on. Its parts are in memory, or are loaded when a query needs them. */
export interface Corpus extends SectionMap, QueryTools {
  postings: Postings;
  vocabulary: Vocabulary;
  /** Returns a page. It must be loaded. */
  getPage: (page: number) => IndexEntry;
  /** Returns the weight of a page, which does not have to be loaded. */
  getWeight: (page: number) => number;
  /** Loads parts of the index. `undefined` if all of them are in memory. */
  loader: CorpusLoader | undefined;
  /** Returns the names of all pages, for queries without results. */
  getNames: () => PageNames[] | Promise<PageNames[]>;
}

/** Loads parts of an index. Each part is fetched once. The functions reject if a part cannot be fetched. */
export interface CorpusLoader {
  /** Loads parts of the vocabulary, with their postings. */
  loadTerms: (parts: readonly number[]) => Promise<unknown>;
  /** Loads the list of words. */
  loadWords: () => Promise<unknown>;
  /** Loads the texts of pages. */
  loadPages: (pages: readonly number[]) => Promise<unknown>;
}

/** Names of a page. */
export interface PageNames {
  title: string;
  routePath: string;
  headings: string[];
}

/** Builds an index in memory. */
export async function buildCorpus(
  pages: readonly IndexEntry[],
  schedule: Scheduler,
  tools: QueryTools,
): Promise<Corpus> {
  const getPage = (page: number): IndexEntry => pages[page]!;
  const sections = mapSections(pages.map(countSections), getPage);
  const postings = await schedule(indexSections(sections, getPage, tools.variants));
  const terms = Array.from(postings.pending(), ([term]) => term).sort();
  let words: WordList | undefined;
  const vocabulary = new Vocabulary(terms.slice(0, 1), () => {
    words ??= createWordList(selectWords(terms));
    return words;
  });
  vocabulary.addPart(0, terms);
  return {
    ...sections,
    ...tools,
    postings,
    vocabulary,
    getPage,
    getWeight: (page) => pages[page]!.weight ?? 1,
    loader: undefined,
    getNames: () => pages.map(getPageNames),
  };
}

/**
 * Creates the parts of a corpus that do not depend on its pages.
 *
 * @param chinese tables for Chinese, if the pages are in Chinese
 * @param synonyms synonyms of the site
 */
export function createQueryTools(
  chinese: ChineseTables | undefined,
  synonyms: readonly SynonymGroup[],
): QueryTools {
  const variants = chinese?.variants;
  return {
    variants,
    synonyms: createSynonymIndex(
      [...GENERAL_SYNONYMS, ...(chinese ? CHINESE_SYNONYMS : []), ...synonyms],
      { variants, replacements: chinese?.regionalWords },
    ),
    readText: createTextReader(variants),
  };
}

/** Indexes all sections. Yields after each section. */
export function* indexSections(
  { sectionCount, pageOf, section }: SectionMap,
  getPage: (page: number) => IndexEntry,
  variants?: HanVariants,
): PausableTask<Postings> {
  const postings = new Postings();
  for (let ordinal = 0; ordinal < sectionCount; ordinal++) {
    const slots = assignSlots(section(ordinal), getPage(pageOf[ordinal]!).routePath, variants);
    postings.add(ordinal, slots);
    yield;
  }
  return postings;
}

export function getPageNames({ title, routePath, toc }: IndexEntry): PageNames {
  return { title, routePath, headings: toc.map(({ text }) => text) };
}
