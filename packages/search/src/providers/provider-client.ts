import { DEFAULT_LIMIT } from '../model/constants';
import type { SearchAnswer, SearchClient, SearchResult } from '../model/types';

/** Search results from an external search service. */
export interface ProviderResponse {
  /** Results in the order returned by the service. */
  results: SearchResult[];
  /** Total number of matching records. */
  total: number;
}

/** Creates a search client from a function that queries a search service. */
export function createProviderClient(
  runQuery: (query: string, limit: number) => Promise<ProviderResponse>,
): SearchClient {
  return {
    state: 'inited',
    init: async () => {},
    async query(query, { limit = DEFAULT_LIMIT } = {}): Promise<SearchAnswer> {
      if (query.trim() === '') return { results: [], total: 0 };
      try {
        const { results, total } = await runQuery(query, limit);
        const rows = limitPages(results, limit);
        return { results: rows, total: Math.max(total, routePathsOf(rows).size) };
      } catch (error) {
        console.error('Search failed.', error);
        return { results: [], total: 0 };
      }
    },
  };
}

/** Limits results to the first `limit` pages, because services can only limit the number of records. */
function limitPages(results: readonly SearchResult[], limit: number): SearchResult[] {
  const pages = new Set([...routePathsOf(results)].slice(0, limit));
  return results.filter(({ routePath }) => pages.has(routePath));
}

function routePathsOf(results: readonly SearchResult[]): Set<string> {
  return new Set(results.map(({ routePath }) => routePath));
}

/**
 * Sends a request and returns the parsed JSON response.
 *
 * @throws if the response has an error status
 */
export async function fetchJson(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, init);
  if (!response.ok) {
    throw new Error(`Request to ${new URL(url).host} failed with status ${response.status}.`);
  }
  return response.json();
}
