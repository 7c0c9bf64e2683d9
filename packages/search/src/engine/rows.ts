import { ROWS_PER_PAGE } from '../model/constants';
import type { SearchResult, TextRange } from '../model/types';
import { excerpt } from '../text/excerpt';
import { clipRanges } from '../text/ranges';
import { type Match, toHighlights } from './matches';
import type { RankContext, RankedPage, RankedSection } from './rank';

/** What a page shows in an answer: its title if that matches, then its best sections. */
export function toRows(
  ranked: RankedPage,
  { corpus, meanings, weights }: RankContext,
  query: string,
): SearchResult[] {
  const page = corpus.pages[ranked.page]!;
  const { title, routePath } = page;
  const rows: SearchResult[] = [];
  const covers = (matches: readonly Match[]): number => {
    const units = new Set(matches.flatMap(({ units }) => units));
    return [...units].reduce((sum, unit) => sum + weights[unit]!, 0);
  };

  if (covers(ranked.title.matches) > 0 || ranked.sections.every(isEmpty)) {
    const highlights = toHighlights(ranked.title.matches, meanings);
    rows.push({ kind: 'title', link: routePath, title, routePath, query, highlights });
  }
  for (const section of ranked.sections) {
    if (rows.length >= ROWS_PER_PAGE) break;
    const row = sectionRow(section);
    if (row) rows.push(row);
  }
  return rows;

  function sectionRow({ section, head, body, cluster }: RankedSection): SearchResult | undefined {
    const { heading, breadcrumb, body: text } = corpus.section(section);
    const link = heading ? `${routePath}#${encodeURIComponent(heading.id)}` : routePath;
    const inHead = heading ? covers(head.matches) : covers(ranked.title.matches);
    // A body that says no more than its heading is not shown as well.
    const bodyIsBetter = cluster !== undefined && covers(body.matches) > inHead * 1.01;
    if (heading && inHead > 0 && !bodyIsBetter) {
      const highlights = toHighlights(head.matches, meanings);
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
    if (!cluster || !bodyIsBetter) return undefined;

    const shown = excerptAround(text, body.matches.slice(cluster.from, cluster.to + 1));
    const highlights = clipRanges(toHighlights(body.matches, meanings), shown.range, shown.offset);
    return {
      kind: 'content',
      link,
      title,
      routePath,
      query,
      breadcrumb,
      statement: shown.text,
      highlights,
    };
  }
}

function isEmpty({ head, body }: RankedSection): boolean {
  return head.matches.length === 0 && body.matches.length === 0;
}

/** Excerpts stay within a block where the matches do: what stands in the next one is another matter. */
function excerptAround(text: string, matches: readonly Match[]): ReturnType<typeof excerpt> {
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
  const shown = excerpt(block, { start: focus.start - blockStart, length: focus.length });
  return { ...shown, range: { start: shown.range.start + blockStart, length: shown.range.length } };
}
