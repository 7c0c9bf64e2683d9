import type { SearchResult } from '../model/types';
import type { HanVariants } from '../text/fold';
import type { PageNames } from './corpus';
import { getLastPathSegment } from './path-segment';
import { compareSets, toPairs } from './suggest-query';

/** Maximum number of pages to suggest. */
const MAX_PAGES = 3;
/** Minimum similarity to the query, from 0 to 1. Lower values are usually unrelated words. */
const MIN_SIMILARITY = 0.4;

/** Returns up to three pages whose titles are the most similar to a query without results, the nearest first. */
export function findNearestTitles(
  query: string,
  pages: readonly PageNames[],
  variants: HanVariants | undefined,
): SearchResult[] {
  const pairs = toPairs(query, variants);
  return pages
    .map((page) => ({ page, similarity: similarityToPage(pairs, page, variants) }))
    .filter(({ similarity }) => similarity >= MIN_SIMILARITY)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, MAX_PAGES)
    .map(({ page: { title, routePath } }) => ({
      kind: 'title',
      link: routePath,
      title,
      routePath,
      query,
      highlights: [],
    }));
}

/** Compares a query with the title of a page, each of its words, and the last segment of the route path. */
function similarityToPage(
  pairs: ReadonlySet<string>,
  { title, routePath }: PageNames,
  variants: HanVariants | undefined,
): number {
  const names = [title, ...title.split(/[\s:./()-]+/), getLastPathSegment(routePath)];
  return Math.max(...names.map((name) => compareSets(pairs, toPairs(name, variants))));
}
