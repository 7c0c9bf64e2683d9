import type { IndexEntry, SynonymGroup } from '../model/types';
import type { HanVariants } from '../text/fold';
import { createCachedTokenizer, type Tokenizer } from './cached-tokenizer';
import { Postings } from './postings';
import type { PausableTask, Scheduler } from './scheduler';
import { mapSections, type SectionMap } from './section-map';
import { assignSlots } from './section-slots';
import { createSynonymIndex, GENERAL_SYNONYMS, type SynonymIndex } from './synonyms';
import { Vocabulary } from './vocabulary';

/** In-memory search index. */
export interface Corpus extends SectionMap {
  postings: Postings;
  vocabulary: Vocabulary;
  /** Character variants that are folded in the index and in queries. */
  variants: HanVariants | undefined;
  synonyms: SynonymIndex;
  /** Tokenizes titles, headings and sections for ranking. */
  tokenizeText: Tokenizer;
}

/** Builds the in-memory index. Skips indexing if `getPrebuilt` returns postings. */
export async function buildCorpus(
  pages: readonly IndexEntry[],
  schedule: Scheduler,
  getPrebuilt: (sections: SectionMap) => Postings | undefined,
  variants: HanVariants | undefined,
  synonyms: readonly SynonymGroup[],
): Promise<Corpus> {
  const sections = mapSections(pages);
  const postings = getPrebuilt(sections) ?? (await schedule(indexSections(sections, variants)));
  return {
    ...sections,
    postings,
    vocabulary: new Vocabulary(postings.terms),
    variants,
    synonyms: createSynonymIndex([...GENERAL_SYNONYMS, ...synonyms], variants),
    tokenizeText: createCachedTokenizer(variants),
  };
}

/** Indexes all sections. Yields after each section. */
export function* indexSections(
  { pages, sectionCount, section }: SectionMap,
  variants?: HanVariants,
): PausableTask<Postings> {
  const postings = new Postings();
  for (let ordinal = 0; ordinal < sectionCount; ordinal++) {
    const { page, heading } = section(ordinal);
    const name = heading ? '' : getLastPathSegment(pages[page]!.routePath);
    postings.add(ordinal, assignSlots(section(ordinal), name, variants));
    yield;
  }
  return postings;
}

/** Returns the last segment of a route path: `test-timeout` for `/zh/config/test-timeout`. */
export function getLastPathSegment(routePath: string): string {
  const segments = routePath.split('/').filter(Boolean);
  return (segments.at(-1) ?? '').replace(/\.html$/, '');
}
