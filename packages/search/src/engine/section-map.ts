import type { IndexEntry } from '../model/types';
import { countSections, type Section, splitSections } from './sections';

/** Pages and their sections. Sections are numbered consecutively across all pages. */
export interface SectionMap {
  pages: readonly IndexEntry[];
  /** Number of the first section of each page, followed by the total number of sections. */
  firstSection: readonly number[];
  sectionCount: number;
  section: (ordinal: number) => Section;
}

/** Numbers the sections of all pages. Splits pages lazily, because a query reads only a few of them. */
export function mapSections(pages: readonly IndexEntry[]): SectionMap {
  const firstSection: number[] = [];
  const pageOf: number[] = [];
  for (const [ordinal, page] of pages.entries()) {
    firstSection.push(pageOf.length);
    for (let count = countSections(page); count > 0; count--) pageOf.push(ordinal);
  }
  firstSection.push(pageOf.length);

  const cache = new Map<number, Section[]>();
  return {
    pages,
    firstSection,
    sectionCount: pageOf.length,
    section(ordinal) {
      const page = pageOf[ordinal]!;
      let sections = cache.get(page);
      if (!sections) {
        sections = splitSections(pages[page]!, page);
        cache.set(page, sections);
      }
      return sections[ordinal - firstSection[page]!]!;
    },
  };
}
