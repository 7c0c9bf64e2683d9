import { splitSections } from '../engine/sections';
import type { IndexEntry, SectionRecord } from '../model/types';

/**
 * Splits pages into one record per section, for upload to a search service such as Typesense or Meilisearch. The output is
 * deterministic.
 *
 * @example
 * ```ts
 * const lines = sectionRecords(entries).map((record) => JSON.stringify(record));
 * await writeFile('records.jsonl', lines.join('\n'));
 * ```
 */
export function sectionRecords(entries: readonly IndexEntry[]): SectionRecord[] {
  return entries.flatMap((entry, page) =>
    splitSections(entry, page).map(({ heading, breadcrumb, body, keywords }, ordinal) => ({
      id: `${hex(entry.routePath)}-${ordinal}`,
      routePath: entry.routePath,
      link: heading ? `${entry.routePath}#${encodeURIComponent(heading.id)}` : entry.routePath,
      title: entry.title,
      heading: heading?.text ?? '',
      breadcrumb,
      content: body,
      ...(keywords.length > 0 ? { keywords } : {}),
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
