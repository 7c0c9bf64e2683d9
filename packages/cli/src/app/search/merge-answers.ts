import type { PageRank, SearchAnswer, SearchResult } from '@octavo/search';
import { DEFAULT_LIMIT } from '@octavo/search/internal';

/** Factor for the scores of this site, so that it wins if pages of several sites are about equally relevant. */
const OWN_SITE_FACTOR = 1.15;

/** Answer of another site: `null` while it is pending, and `undefined` if the site is not available. */
export interface NamedAnswer {
  name: string;
  answer: SearchAnswer | null | undefined;
}

/** Results of a page with its rank, which is missing for search services. */
interface RankedPage {
  rows: SearchResult[];
  rank: Omit<PageRank, 'routePath'> | undefined;
}

/**
 * Merges the answers of this site and other sites to one list. Pages are ordered by rank, and those of this site come
 * first if they are equal or have no rank.
 */
export function mergeAnswers(
  own: SearchAnswer,
  others: readonly NamedAnswer[],
  { limit = DEFAULT_LIMIT }: { limit?: number } = {},
): SearchAnswer {
  const pages = toPages(own, (row) => row, OWN_SITE_FACTOR);
  let total = own.total;
  for (const { name, answer } of others) {
    if (!answer) continue;
    total += answer.total;
    pages.push(...toPages(answer, (row) => ({ ...row, site: name }), 1));
  }
  const results = pages
    .sort(comparePages)
    .slice(0, limit)
    .flatMap(({ rows }) => rows);
  const unavailable = others.filter(({ answer }) => answer === undefined).map(({ name }) => name);
  const { nearest, suggestion, groups, isFailed } = own;
  return {
    results,
    total,
    ...(results.length === 0 && nearest ? { nearest } : {}),
    ...(results.length === 0 && suggestion !== undefined ? { suggestion } : {}),
    ...(groups ? { groups } : {}),
    ...(isFailed ? { isFailed } : {}),
    ...(unavailable.length > 0 ? { unavailable } : {}),
  };
}

/** Groups the results of a site by page. */
function toPages(
  { results, ranks = [] }: SearchAnswer,
  mapRow: (row: SearchResult) => SearchResult,
  factor: number,
): RankedPage[] {
  const rankOf = new Map(ranks.map((rank) => [rank.routePath, rank]));
  const pages = new Map<string, RankedPage>();
  for (const row of results) {
    const rank = rankOf.get(row.routePath);
    const page = pages.get(row.routePath) ?? {
      rows: [],
      rank: rank && { hasAllWords: rank.hasAllWords, score: rank.score * factor },
    };
    pages.set(row.routePath, page);
    page.rows.push(mapRow(row));
  }
  return [...pages.values()];
}

function comparePages({ rank: a }: RankedPage, { rank: b }: RankedPage): number {
  if (!a || !b) return Number(!b) - Number(!a);
  return Number(b.hasAllWords) - Number(a.hasAllWords) || b.score - a.score;
}
