import type { IndexEntry } from '../model/types';
import { layOut, type PageLayout } from './page-layout';
import { Postings } from './postings';
import { sectionSlots } from './section-slots';
import type { Pace, Steps } from './slices';
import { Vocabulary } from './vocabulary';

/** An index as the engine holds it. */
export interface Corpus extends PageLayout {
  postings: Postings;
  vocabulary: Vocabulary;
}

/** Index pages, unless that was done before. */
export async function buildCorpus(
  pages: readonly IndexEntry[],
  pace: Pace,
  prebuilt: (layout: PageLayout) => Postings | undefined,
): Promise<Corpus> {
  const layout = layOut(pages);
  const postings = prebuilt(layout) ?? (await pace(indexing(layout)));
  return { ...layout, postings, vocabulary: new Vocabulary(postings.terms) };
}

/** Index section by section; stops after each. */
export function* indexing({ pages, sectionCount, section }: PageLayout): Steps<Postings> {
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
  const parts = routePath.split('/').filter(Boolean);
  return (parts.at(-1) ?? '').replace(/\.html$/, '');
}
