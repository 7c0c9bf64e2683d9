import type { IndexEntry } from '../types';
import { Postings } from './postings';
import { sectionSlots } from './section-slots';
import { type Section, splitSections } from './sections';
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

/** Work between two pauses, in milliseconds, so that a page that has no worker still answers to its reader. */
const SLICE_MS = 12;

/** Index pages, unless that was done before; pauses now and then. */
export async function buildCorpus(
  pages: readonly IndexEntry[],
  prebuilt?: (layout: PageLayout) => Postings | undefined,
): Promise<Corpus> {
  const layout = layOut(pages);
  const postings = prebuilt?.(layout) ?? (await indexSlowly(layout));
  return { ...layout, postings, vocabulary: new Vocabulary(postings.terms) };
}

/** Index pages in one go. */
export function buildPostings(layout: PageLayout): Postings {
  const postings = new Postings();
  for (const _ of indexing(layout, postings));
  return postings;
}

async function indexSlowly(layout: PageLayout): Promise<Postings> {
  const postings = new Postings();
  let sliceEnd = performance.now() + SLICE_MS;
  for (const _ of indexing(layout, postings)) {
    if (performance.now() < sliceEnd) continue;
    await pause();
    sliceEnd = performance.now() + SLICE_MS;
  }
  return postings;
}

/** Index section by section; stops after each. */
function* indexing({ pages, sections }: PageLayout, postings: Postings): Generator<void> {
  for (const [ordinal, section] of sections.entries()) {
    const name = section.heading ? '' : pathName(pages[section.page]!.routePath);
    postings.add(ordinal, sectionSlots(section, name));
    yield;
  }
}

export function layOut(pages: readonly IndexEntry[]): PageLayout {
  const sections: Section[] = [];
  const firstSection: number[] = [];
  pages.forEach((page, ordinal) => {
    firstSection.push(sections.length);
    sections.push(...splitSections(page, ordinal));
  });
  firstSection.push(sections.length);
  return { pages, sections, firstSection };
}

/** `/zh/config/test-timeout` is named `test-timeout`. */
export function pathName(routePath: string): string {
  const parts = routePath.split('/').filter(Boolean);
  return (parts.at(-1) ?? '').replace(/\.html$/, '');
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
