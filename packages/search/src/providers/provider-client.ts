import { DEFAULT_LIMIT, MAX_RESULTS_PER_PAGE } from '../model/constants';
import type { SearchAnswer, SearchClient, SearchResult } from '../model/types';

/** Search results from an external search service. */
export interface ProviderResponse {
  /** Results in the order returned by the service. */
  results: SearchResult[];
  /** Total number of matching records, or of pages if the service counts pages. */
  total: number;
  /** Whether `results` has all matching records, so that their pages can be counted. */
  isComplete: boolean;
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
        const { results, total, isComplete } = await runQuery(query, limit);
        const pages = new Set(results.map(({ routePath }) => routePath)).size;
        return {
          results: limitRows(results, limit),
          total: isComplete ? pages : Math.max(total, pages),
        };
      } catch (error) {
        console.error('Search failed.', error);
        return { results: [], total: 0, isFailed: true };
      }
    },
  };
}

/**
 * Limits results to the first `limit` pages and to four rows per page, because services can only limit the number of
 * records. Records of different sections can have the same row: the title of the page.
 */
function limitRows(results: readonly SearchResult[], limit: number): SearchResult[] {
  const pages = new Map<string, Set<string>>();
  return results.filter(({ kind, link, routePath }) => {
    const rows = pages.get(routePath) ?? new Set();
    const row = `${kind} ${link}`;
    if (rows.has(row) || rows.size === MAX_RESULTS_PER_PAGE) return false;
    if (rows.size === 0 && pages.size === limit) return false;
    pages.set(routePath, rows.add(row));
    return true;
  });
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

/** Resolves a path of an API against the URL of its server, which can have a path. */
export function resolveEndpoint(path: string, host: string): string {
  return new URL(path, host.replace(/\/*$/, '/')).href;
}
