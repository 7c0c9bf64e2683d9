import { MAX_RESULTS_PER_PAGE } from '../model/constants';
import type { SearchResult, TextRange } from '../model/types';
import { createExcerpt, type Excerpt } from '../text/excerpt';
import { clipRanges } from '../text/ranges';
import { type Match, toHighlights } from './matches';
import type { RankContext, RankedPage, RankedSection } from './rank';

/** Converts a ranked page to search results: the page title if it matches, then the best sections. */
export function toResults(
  ranked: RankedPage,
  { corpus, expanded, weights }: RankContext,
  query: string,
): SearchResult[] {
  const page = corpus.pages[ranked.page]!;
  const { title, routePath } = page;
  const rows: SearchResult[] = [];
  /** Returns the total weight of all matching query terms. */
  const matchedWeight = (matches: readonly Match[]): number => {
    const units = new Set(matches.flatMap(({ units }) => units));
    return [...units].reduce((sum, unit) => sum + weights[unit]!, 0);
  };

  if (matchedWeight(ranked.title.matches) > 0 || ranked.sections.every(isEmpty)) {
    const highlights = toHighlights(ranked.title.matches, expanded);
    rows.push({ kind: 'title', link: routePath, title, routePath, query, highlights });
  }
  for (const section of ranked.sections) {
    if (rows.length >= MAX_RESULTS_PER_PAGE) break;
    const row = toSectionResult(section);
    if (row) rows.push(row);
  }
  return rows;

  function toSectionResult({
    section,
    head,
    body,
    cluster,
  }: RankedSection): SearchResult | undefined {
    const { heading, breadcrumb, body: text } = corpus.section(section);
    const link = heading ? `${routePath}#${encodeURIComponent(heading.id)}` : routePath;
    const headWeight = matchedWeight(heading ? head.matches : ranked.title.matches);
    // Show an excerpt only if it covers more of the query than the heading.
    const isBodyBetter = cluster !== undefined && matchedWeight(body.matches) > headWeight * 1.01;
    if (heading && headWeight > 0 && !isBodyBetter) {
      const highlights = toHighlights(head.matches, expanded);
      const text = heading.text;
      return {
        kind: 'heading',
        link,
        title,
        routePath,
        query,
        breadcrumb,
        heading: text,
        highlights,
      };
    }
    if (!cluster || !isBodyBetter) return undefined;

    const excerpt = excerptAround(text, body.matches.slice(cluster.from, cluster.to + 1));
    const highlights = clipRanges(
      toHighlights(body.matches, expanded),
      excerpt.range,
      excerpt.offset,
    );
    return {
      kind: 'content',
      link,
      title,
      routePath,
      query,
      breadcrumb,
      statement: excerpt.text,
      highlights,
    };
  }
}

function isEmpty({ head, body }: RankedSection): boolean {
  return head.matches.length === 0 && body.matches.length === 0;
}

/** Creates an excerpt around matches. Stays within the paragraphs that contain them, because other text may be unrelated. */
function excerptAround(text: string, matches: readonly Match[]): Excerpt {
  const first = matches[0]!;
  const end = Math.max(...matches.map(({ end }) => end));
  const focus: TextRange = { start: first.start, length: end - first.start };
  const blockStart = Math.max(
    0,
    text.lastIndexOf('\n\n', first.start) + 2 * Number(text.lastIndexOf('\n\n', first.start) >= 0),
  );
  const after = text.indexOf('\n\n', end);
  const blockEnd = after < 0 ? text.length : after;
  const block = text.slice(blockStart, blockEnd);
  const excerpt = createExcerpt(block, { start: focus.start - blockStart, length: focus.length });
  const { start, length } = excerpt.range;
  return { ...excerpt, range: { start: start + blockStart, length } };
}
