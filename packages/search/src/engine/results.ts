import { MAX_RESULTS_PER_PAGE } from '../model/constants';
import type { SearchResult } from '../model/types';
import { createExcerpt, type Excerpt } from '../text/excerpt';
import { clipRanges } from '../text/ranges';
import { type ExcerptFocus, findExcerptFocus } from './excerpt-focus';
import { hasSignificantMatch, type Match, toHighlights } from './matches';
import type { RankContext, RankedPage, RankedSection } from './rank';

/** Minimum score of a section, relative to the best one of the page. Lower ones delay the rows of the next page. */
const MIN_RELATIVE_SCORE = 0.5;

/** Minimum share of a query that a keyword must match, so that its section is a row without visible matches. */
const MIN_KEYWORD_SHARE = 0.5;

/** Converts a ranked page to search results: its best sections. If the page itself is the best one, its title is first. */
export function toResults(
  ranked: RankedPage,
  { corpus, expanded, weights }: RankContext,
  query: string,
): SearchResult[] {
  const page = corpus.getPage(ranked.page);
  const { title, routePath } = page;
  const rows: SearchResult[] = [];
  /** Returns the total weight of all matching query terms. */
  const matchedWeight = (matches: readonly Match[]): number => {
    const units = new Set(matches.flatMap(({ units }) => units));
    return [...units].reduce((sum, unit) => sum + weights[unit]!, 0);
  };

  const first = ranked.sections[0]!;
  const isPageFirst = corpus.section(first.section).heading === undefined;
  // Below other rows, the title would repeat the heading of the group.
  if (isPageFirst && getNameWeight(first) > 0) pushTitle();
  for (const section of ranked.sections) {
    if (rows.length >= MAX_RESULTS_PER_PAGE || section.score < MIN_RELATIVE_SCORE * first.score)
      break;
    const row = toSectionResult(section);
    if (row) rows.push(row);
  }
  if (rows.length === 0) pushTitle();
  return rows;

  function pushTitle(): void {
    const highlights = toHighlights(ranked.title.matches, expanded);
    rows.push({ kind: 'title', link: routePath, title, routePath, query, highlights });
  }

  /** Returns the total weight of the query terms that match the heading of a section or one of its keywords. */
  function getNameWeight({ head, keyword }: RankedSection): number {
    const weight = matchedWeight(keyword?.matches ?? []);
    const total = expanded.active.reduce((sum, unit) => sum + weights[unit]!, 0);
    return Math.max(matchedWeight(head.matches), weight < MIN_KEYWORD_SHARE * total ? 0 : weight);
  }

  function toSectionResult(ranked: RankedSection): SearchResult | undefined {
    const { section, head, body, cluster } = ranked;
    const { heading, breadcrumb, body: text } = corpus.section(section);
    const link = heading ? `${routePath}#${encodeURIComponent(heading.id)}` : routePath;
    const headWeight = matchedWeight(head.matches);
    // Show an excerpt only if it covers more of the query than the heading. Keywords are not shown.
    const isBodyBetter = cluster !== undefined && matchedWeight(body.matches) > headWeight * 1.01;
    const isNamed = getNameWeight(ranked) > 0;
    if (heading && isNamed && !(isBodyBetter && hasSignificantMatch(body.matches, expanded))) {
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

    const excerpt = excerptAround(text, findExcerptFocus(text, body.matches, weights)!);
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

/** Creates an excerpt around matches. Stays within their block. */
function excerptAround(text: string, { block, matches }: ExcerptFocus): Excerpt {
  const start = matches[0]!.start;
  const end = Math.max(...matches.map((match) => match.end));
  const excerpt = createExcerpt(text.slice(block.start, block.start + block.length), {
    start: start - block.start,
    length: end - start,
  });
  const { range } = excerpt;
  return { ...excerpt, range: { start: range.start + block.start, length: range.length } };
}
