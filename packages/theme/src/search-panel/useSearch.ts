import type { SearchAnswer, SearchClient } from '@octavo/search';
import { startTransition, useEffect, useRef, useState } from 'react';

import { SEARCH_DEBOUNCE, SEARCH_RESULT_LIMIT } from '../model/constants';

export interface SearchOutcome {
  query: string;
  answer: SearchAnswer;
  /** Pages that were asked for at most. */
  limit: number;
}

export interface Search {
  /** Answer to the latest query that has one; missing while the box is empty. */
  outcome: SearchOutcome | undefined;
  /** From input until the answer to the latest query. */
  isSearching: boolean;
  /** Search for this once the reader pauses; `delay` in milliseconds. */
  search: (query: string, options?: { limit?: number; delay?: number }) => void;
}

/**
 * Ask a client, and keep what it says to the latest query, whatever comes late. Another client is asked the same query,
 * once the panel is open.
 */
export function useSearch(client: SearchClient, open: boolean): Search {
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
    // Whatever follows within the pause: an engine of its own can be at it meanwhile.
    if (delay > 0) client.prepare?.(query, { limit });
    latest.current.timer = window.setTimeout(async () => {
      const answer = await client.query(query, { limit });
      if (latest.current.id !== id) return;
      // Who goes on typing does not wait for the rows.
      startTransition(() => {
        setOutcome({ query, answer, limit });
        setSearching(false);
      });
    }, delay);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another index, or one that failed, is asked the same query again
  useEffect(() => {
    const isAnotherIndex = latest.current.client !== client;
    // What could not be had is tried again with the next opening.
    if (open && (isAnotherIndex || client.state !== 'inited'))
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
