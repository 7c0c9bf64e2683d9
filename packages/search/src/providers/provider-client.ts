import { DEFAULT_LIMIT } from '../model/constants';
import type { SearchAnswer, SearchClient, SearchResult } from '../model/types';

/** Rows, in the order of the engine, and how many matches it has in all. */
export interface ProviderAnswer {
  results: SearchResult[];
  total: number;
}

/** Make a client of a function that asks an engine elsewhere. Nothing is loaded ahead. */
export function createProviderClient(
  ask: (query: string, limit: number) => Promise<ProviderAnswer>,
): SearchClient {
  return {
    state: 'inited',
    init: async () => {},
    async query(query, { limit = DEFAULT_LIMIT } = {}): Promise<SearchAnswer> {
      if (query.trim() === '') return { results: [], total: 0 };
      try {
        const { results, total } = await ask(query, limit);
        const shown = firstPages(results, limit);
        return { results: shown, total: Math.max(total, pagesOf(shown).size) };
      } catch (error) {
        console.error('Failed to search.', error);
        return { results: [], total: 0 };
      }
    },
  };
}

/** Rows of the first pages: engines count matches, readers count pages. */
function firstPages(results: readonly SearchResult[], limit: number): SearchResult[] {
  const pages = new Set([...pagesOf(results)].slice(0, limit));
  return results.filter(({ routePath }) => pages.has(routePath));
}

function pagesOf(results: readonly SearchResult[]): Set<string> {
  return new Set(results.map(({ routePath }) => routePath));
}

/**
 * Ask by HTTP for JSON.
 *
 * @throws When the answer is not a success.
 */
export async function fetchJson(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, init);
  if (!response.ok) {
    throw new Error(`Expected an answer from ${new URL(url).host}, got status ${response.status}.`);
  }
  return response.json();
}
