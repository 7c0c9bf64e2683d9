import type { IndexEntry } from '../types';
import { Postings } from './postings';
import { sectionSlots } from './section-slots';
import { type Section, splitSections } from './sections';
import { inSlices, type Steps } from './slices';
import { Vocabulary } from './vocabulary';

/** An index as the engine holds it. */
export interface Corpus {
  pages: readonly IndexEntry[];
  sections: readonly Section[];
  /** Ordinal of each page's first section; one more at the end. */
  firstSection: readonly number[];
  postings: Postings;
  vocabulary: Vocabulary;
}

/** Pages taken apart, in order. */
export type PageLayout = Pick<Corpus, 'pages' | 'sections' | 'firstSection'>;

/** Index pages, unless that was done before; pauses now and then. */
export async function buildCorpus(
  pages: readonly IndexEntry[],
  prebuilt?: (layout: PageLayout) => Postings | undefined,
): Promise<Corpus> {
  const layout = await inSlices(layingOut(pages));
  const postings = prebuilt?.(layout) ?? (await inSlices(indexing(layout)));
  return { ...layout, postings, vocabulary: new Vocabulary(postings.terms) };
}

/** Index section by section; stops after each. */
export function* indexing({ pages, sections }: PageLayout): Steps<Postings> {
  const postings = new Postings();
  for (const [ordinal, section] of sections.entries()) {
    const name = section.heading ? '' : pathName(pages[section.page]!.routePath);
    postings.add(ordinal, sectionSlots(section, name));
    yield;
  }
  return postings;
}

/** Take pages apart; stops after each. */
export function* layingOut(pages: readonly IndexEntry[]): Steps<PageLayout> {
  const sections: Section[] = [];
  const firstSection: number[] = [];
  for (const [ordinal, page] of pages.entries()) {
    firstSection.push(sections.length);
    sections.push(...splitSections(page, ordinal));
    yield;
  }
  firstSection.push(sections.length);
  return { pages, sections, firstSection };
}

/** `/zh/config/test-timeout` is named `test-timeout`. */
export function pathName(routePath: string): string {
  const parts = routePath.split('/').filter(Boolean);
  return (parts.at(-1) ?? '').replace(/\.html$/, '');
}
