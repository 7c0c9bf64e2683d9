import type { IndexEntry } from '../model/types';
import { type Section, splitSections } from './sections';

/** Sections of all pages, numbered consecutively. */
export interface SectionMap {
  pageCount: number;
  /** Number of the first section of each page, followed by the total number of sections. */
  firstSection: readonly number[];
  /** Page number of each section. */
  pageOf: readonly number[];
  sectionCount: number;
  /** Returns a section. Its page must be loaded. */
  section: (ordinal: number) => Section;
}

/**
 * Numbers the sections of all pages. Splits pages lazily, because a query reads only a few of them.
 *
 * @param counts number of sections of each page
 * @param getPage returns a page that a section is read from
 */
export function mapSections(
  counts: readonly number[],
  getPage: (page: number) => IndexEntry,
): SectionMap {
  const firstSection: number[] = [];
  const pageOf: number[] = [];
  for (const [page, count] of counts.entries()) {
    firstSection.push(pageOf.length);
    for (let section = 0; section < count; section++) pageOf.push(page);
  }
  firstSection.push(pageOf.length);

  const cache = new Map<number, Section[]>();
  return {
    pageCount: counts.length,
    firstSection,
    pageOf,
    sectionCount: pageOf.length,
    section(ordinal) {
      const page = pageOf[ordinal]!;
      let sections = cache.get(page);
      if (!sections) {
        sections = splitSections(getPage(page), page);
        cache.set(page, sections);
      }
      return sections[ordinal - firstSection[page]!]!;
    },
  };
}
