import type { SearchAnswer, SearchClient } from '@octavo/search';
import { startTransition, useEffect, useRef, useState } from 'react';

import { SEARCH_DEBOUNCE, SEARCH_RESULT_LIMIT } from '../model/constants';

/** Query with its answer. */
export interface SearchOutcome {
  query: string;
  answer: SearchAnswer;
  /** Maximum number of pages that was requested. */
  limit: number;
}

/** Result of `useSearch`. */
export interface SearchState {
  /** Latest query that has an answer, or `undefined` if the input is empty. */
  outcome: SearchOutcome | undefined;
  /** Whether the answer to the latest query is pending. */
  isSearching: boolean;
  /** Searches after a delay in milliseconds, 150 by default. A new call replaces the previous one. */
  search: (query: string, options?: { limit?: number; delay?: number }) => void;
}

/**
 * Queries a search client and returns the answer to the latest query. Late answers to previous queries are ignored. If the
 * client changes while the panel is open, it repeats the query.
 */
export function useSearch(client: SearchClient, open: boolean): SearchState {
  const [outcome, setOutcome] = useState<SearchOutcome>();
  const [isSearching, setSearching] = useState(false);
  const latest = useRef({ id: 0, query: '', timer: 0, client });

  function search(
    query: string,
    {
      limit = SEARCH_RESULT_LIMIT,
      delay = SEARCH_DEBOUNCE,
    }: { limit?: number; delay?: number } = {},
  ): void {
    const id = ++latest.current.id;
    latest.current.query = query;
    latest.current.client = client;
    window.clearTimeout(latest.current.timer);
    if (query.trim() === '') {
      setOutcome(undefined);
      setSearching(false);
      return;
    }
    setSearching(true);
    // The engine can prepare the query in its worker during the delay.
    if (delay > 0) client.prepare?.(query, { limit });
    latest.current.timer = window.setTimeout(async () => {
      const answer = await client.query(query, { limit });
      if (latest.current.id !== id) return;
      // A transition, so that rendering the rows does not block typing.
      startTransition(() => {
        setOutcome({ query, answer, limit });
        setSearching(false);
      });
    }, delay);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: repeats the query only for another index or after an error
  useEffect(() => {
    const isOtherIndex = latest.current.client !== client;
    // If the index failed to load, opening the panel again retries.
    if (open && (isOtherIndex || client.state !== 'inited'))
      search(latest.current.query, { delay: 0 });
  }, [client, open]);
  useEffect(() => {
    const state = latest.current;
    return () => {
      state.id++;
      window.clearTimeout(state.timer);
    };
  }, []);

  return { outcome, isSearching, search };
}
