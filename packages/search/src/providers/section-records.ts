import { splitSections } from '../engine/sections';
import type { IndexEntry } from '../types';

/** A section of a page, as engines elsewhere are fed with it. */
export interface SectionRecord {
  /** Letters, digits and hyphens: what every engine takes for an id. */
  id: string;
  routePath: string;
  /** Route path with the hash of the section. */
  link: string;
  title: string;
  /** Heading of the section; empty at the beginning of a page. */
  heading: string;
  breadcrumb: string[];
  content: string;
  lang: string;
  version: string;
  /** How much the page counts against others. */
  weight: number;
}

/** Take pages apart for an engine elsewhere. The same pages give the same records. */
export function sectionRecords(entries: readonly IndexEntry[]): SectionRecord[] {
  return entries.flatMap((entry, page) =>
    splitSections(entry, page).map(({ heading, breadcrumb, body }, ordinal) => ({
      id: `${hex(entry.routePath)}-${ordinal}`,
      routePath: entry.routePath,
      link: heading ? `${entry.routePath}#${encodeURIComponent(heading.id)}` : entry.routePath,
      title: entry.title,
      heading: heading?.text ?? '',
      breadcrumb,
      content: body,
      lang: entry.lang,
      version: entry.version,
      weight: entry.weight ?? 1,
    })),
  );
}

function hex(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
