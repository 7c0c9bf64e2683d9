import type { SearchResult, SectionRecord } from '../model/types';
import { readMarks } from './marked-text';

/** What an engine marked in a record's fields. */
export type MarkedFields = Partial<Record<'title' | 'heading' | 'content', string>>;

/** The row of a record: its heading or the page's title if that matches, else its text. */
export function recordRow(
  record: SectionRecord,
  marked: MarkedFields,
  query: string,
): SearchResult {
  const { link, routePath, breadcrumb } = record;
  const base = { link, title: record.title, routePath, query };
  const heading = readMarks(marked.heading ?? record.heading);
  if (heading.highlights.length > 0) {
    return {
      ...base,
      kind: 'heading',
      breadcrumb,
      heading: heading.text,
      highlights: heading.highlights,
    };
  }
  const content = readMarks(marked.content ?? '');
  if (content.highlights.length > 0) {
    const statement = content.text.replace(/\s/g, ' ');
    return { ...base, kind: 'content', breadcrumb, statement, highlights: content.highlights };
  }
  const { highlights } = readMarks(marked.title ?? '');
  return { ...base, kind: 'title', link: routePath, highlights };
}
