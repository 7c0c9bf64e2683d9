import { splitSections } from '../engine/sections';
import type { IndexEntry, SectionRecord } from '../model/types';

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
