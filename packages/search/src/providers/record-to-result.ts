import type { SearchResult, SectionRecord } from '../model/types';
import { parseMarkedText } from './marked-text';

/** Record fields with highlight delimiters around matches. */
export type MarkedFields = Partial<Record<'title' | 'heading' | 'content', string>>;

/** Converts a record to a search result: the heading if it matches, otherwise the content or page title. */
export function recordToResult(
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
  // Only a keyword of the section matches, which is not shown.
  if (highlights.length === 0 && record.keywords && record.heading !== '')
    return { ...base, kind: 'heading', breadcrumb, heading: record.heading, highlights };
  return { ...base, kind: 'title', link: routePath, highlights };
}
