import { DEFAULT_LIMIT } from '../model/constants';
import type { SearchAnswer, SearchClient, SearchResult } from '../model/types';

/** The answer of a search service. */
export interface ProviderAnswer {
  /** Rows, in the order of the service. */
  results: SearchResult[];
  /** Number of all matching records. */
  total: number;
}

/** Creates a client from a function that queries a search service. */
export function createProviderClient(
  runQuery: (query: string, limit: number) => Promise<ProviderAnswer>,
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

/** Returns the rows of the first pages, because services limit the number of records and not of pages. */
function limitPages(results: readonly SearchResult[], limit: number): SearchResult[] {
  const pages = new Set([...routePathsOf(results)].slice(0, limit));
  return results.filter(({ routePath }) => pages.has(routePath));
}

function routePathsOf(results: readonly SearchResult[]): Set<string> {
  return new Set(results.map(({ routePath }) => routePath));
}

/**
 * Sends a request and returns the JSON of the response.
 *
 * @throws if the status of the response is an error
 */
export async function fetchJson(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, init);
  if (!response.ok) {
    throw new Error(`Request to ${new URL(url).host} failed with status ${response.status}.`);
  }
  return response.json();
}
