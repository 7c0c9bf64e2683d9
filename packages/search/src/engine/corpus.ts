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

/** Work between two pauses, in milliseconds, so that a page that has no worker still answers to its reader. */
const SLICE_MS = 12;

/** Index pages; pauses now and then. */
export async function buildCorpus(pages: readonly IndexEntry[]): Promise<Corpus> {
  const { sections, firstSection } = layOut(pages);
  const postings = new Postings();
  let sliceEnd = performance.now() + SLICE_MS;
  for (const [ordinal, section] of sections.entries()) {
    const name = section.heading ? '' : pathName(pages[section.page]!.routePath);
    postings.add(ordinal, sectionSlots(section, name));
    if (performance.now() > sliceEnd) {
      await pause();
      sliceEnd = performance.now() + SLICE_MS;
    }
  }
  return { pages, sections, firstSection, postings, vocabulary: new Vocabulary(postings.terms) };
}

function layOut(pages: readonly IndexEntry[]): Pick<Corpus, 'sections' | 'firstSection'> {
  const sections: Section[] = [];
  const firstSection: number[] = [];
  pages.forEach((page, ordinal) => {
    firstSection.push(sections.length);
    sections.push(...splitSections(page, ordinal));
  });
  firstSection.push(sections.length);
  return { sections, firstSection };
}

/** `/zh/config/test-timeout` is named `test-timeout`. */
export function pathName(routePath: string): string {
  const parts = routePath.split('/').filter(Boolean);
  return (parts.at(-1) ?? '').replace(/\.html$/, '');
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
