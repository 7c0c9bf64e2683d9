import type { SearchResult, SectionRecord } from '../model/types';
import { parseMarkedText } from './marked-text';

/** Fields of a record in which the search service has marked the matches. */
export type MarkedFields = Partial<Record<'title' | 'heading' | 'content', string>>;

/** Returns the row of a record: its heading if that matches, otherwise its text or the title of the page. */
export function recordToRow(
  record: SectionRecord,
  marked: MarkedFields,
  query: string,
): SearchResult {
  const { link, routePath, breadcrumb } = record;
  const base = { link, title: record.title, routePath, query };
  const heading = parseMarkedText(marked.heading ?? record.heading);
  if (heading.highlights.length > 0) {
    return {
      ...base,
      kind: 'heading',
      breadcrumb,
      heading: heading.text,
      highlights: heading.highlights,
    };
  }
  const content = parseMarkedText(marked.content ?? '');
  if (content.highlights.length > 0) {
    const statement = content.text.replace(/\s/g, ' ');
    return { ...base, kind: 'content', breadcrumb, statement, highlights: content.highlights };
  }
  const { highlights } = parseMarkedText(marked.title ?? '');
  return { ...base, kind: 'title', link: routePath, highlights };
}
