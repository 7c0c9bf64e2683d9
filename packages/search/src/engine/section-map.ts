import type { IndexEntry } from '../model/types';
import { countSections, type Section, splitSections } from './sections';

/** Maps ordinals of sections to sections, and pages to their sections. */
export interface SectionMap {
  pages: readonly IndexEntry[];
  /** Ordinal of each page's first section; one more at the end. */
  firstSection: readonly number[];
  sectionCount: number;
  section: (ordinal: number) => Section;
}

/** Numbers the sections of pages. A page is split when one of its sections is first read, because a query reads few pages. */
export function mapSections(pages: readonly IndexEntry[]): SectionMap {
  const firstSection: number[] = [];
  const pageOf: number[] = [];
  for (const [ordinal, page] of pages.entries()) {
    firstSection.push(pageOf.length);
    for (let count = countSections(page); count > 0; count--) pageOf.push(ordinal);
  }
  firstSection.push(pageOf.length);

  const taken = new Map<number, Section[]>();
  return {
    pages,
    firstSection,
    sectionCount: pageOf.length,
    section(ordinal) {
      const page = pageOf[ordinal]!;
      let sections = taken.get(page);
      if (!sections) {
        sections = splitSections(pages[page]!, page);
        taken.set(page, sections);
      }
      return sections[ordinal - firstSection[page]!]!;
    },
  };
}
