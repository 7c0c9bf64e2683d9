import type { IndexEntry, SearchResult } from '../model/types';
import { fold } from '../text/fold';
import { getLastPathSegment } from './corpus';

/** Maximum number of pages to suggest. */
const MAX_PAGES = 3;
/** Minimum similarity to the query, from 0 to 1. Lower values are usually unrelated words. */
const MIN_SIMILARITY = 0.4;

/** Returns up to three pages whose titles are the most similar to a query without results, the nearest first. */
export function findNearestTitles(query: string, pages: readonly IndexEntry[]): SearchResult[] {
  const pairs = toPairs(query);
  return pages
    .map((page) => ({ page, similarity: similarityToPage(pairs, page) }))
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
function similarityToPage(pairs: ReadonlySet<string>, { title, routePath }: IndexEntry): number {
  const names = [title, ...title.split(/[\s:./()-]+/), getLastPathSegment(routePath)];
  return Math.max(...names.map((name) => dice(pairs, toPairs(name))));
}

/** Returns the adjacent pairs of characters in a string, without spaces and punctuation. */
function toPairs(text: string): Set<string> {
  const letters = [...fold(text).text.replace(/[^\p{L}\p{N}]+/gu, '')];
  return new Set(letters.slice(1).map((letter, index) => letters[index]! + letter));
}

/** Dice coefficient of two sets: 0 if the sets share nothing, 1 if they are equal. */
function dice(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared++;
  return shared === 0 ? 0 : (2 * shared) / (a.size + b.size);
}
