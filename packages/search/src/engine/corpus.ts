import type { IndexEntry } from '../model/types';
import { Postings } from './postings';
import { mapSections, type SectionMap } from './section-map';
import { sectionSlots } from './section-slots';
import type { Pace, Steps } from './slices';
import { Vocabulary } from './vocabulary';

/** An index as the engine holds it. */
export interface Corpus extends SectionMap {
  postings: Postings;
  vocabulary: Vocabulary;
}

/** Index pages, unless that was done before. */
export async function buildCorpus(
  pages: readonly IndexEntry[],
  pace: Pace,
  prebuilt: (sections: SectionMap) => Postings | undefined,
): Promise<Corpus> {
  const sections = mapSections(pages);
  const postings = prebuilt(sections) ?? (await pace(indexing(sections)));
  return { ...sections, postings, vocabulary: new Vocabulary(postings.terms) };
}

/** Index section by section; stops after each. */
export function* indexing({ pages, sectionCount, section }: SectionMap): Steps<Postings> {
  const postings = new Postings();
  for (let ordinal = 0; ordinal < sectionCount; ordinal++) {
    const { page, heading } = section(ordinal);
    const name = heading ? '' : pathName(pages[page]!.routePath);
    postings.add(ordinal, sectionSlots(section(ordinal), name));
    yield;
  }
  return postings;
}

/** `/zh/config/test-timeout` is named `test-timeout`. */
export function pathName(routePath: string): string {
  const segments = routePath.split('/').filter(Boolean);
  return (segments.at(-1) ?? '').replace(/\.html$/, '');
}
