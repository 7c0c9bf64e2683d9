import type { IndexEntry } from '../model/types';
import { countSections, type Section, splitSections } from './sections';

/** Which sections belong to which page. */
export interface PageLayout {
  pages: readonly IndexEntry[];
  /** Ordinal of each page's first section; one more at the end. */
  firstSection: readonly number[];
  sectionCount: number;
  section: (ordinal: number) => Section;
}

/** Lay pages out. Each is taken apart when one of its sections is first asked for: a query reads few of them. */
export function layOut(pages: readonly IndexEntry[]): PageLayout {
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
