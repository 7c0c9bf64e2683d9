import type { SearchAnswer, SearchClient } from '@octavo/search';
import { useEffect, useRef, useState } from 'react';

import { SEARCH_DEBOUNCE, SEARCH_RESULT_LIMIT } from '../constants';

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

/** Ask a client, and keep what it says to the latest query, whatever comes late. */
export function useSearch(client: SearchClient): Search {
  const [outcome, setOutcome] = useState<SearchOutcome>();
  const [isSearching, setSearching] = useState(false);
  const latest = useRef({ id: 0, query: '', timer: 0 });

  function search(
    query: string,
    {
      limit = SEARCH_RESULT_LIMIT,
      delay = SEARCH_DEBOUNCE,
    }: { limit?: number; delay?: number } = {},
  ): void {
    const id = ++latest.current.id;
    latest.current.query = query;
    window.clearTimeout(latest.current.timer);
    if (query.trim() === '') {
      setOutcome(undefined);
      setSearching(false);
      return;
    }
    setSearching(true);
    latest.current.timer = window.setTimeout(async () => {
      const answer = await client.query(query, { limit });
      if (latest.current.id !== id) return;
      setOutcome({ query, answer, limit });
      setSearching(false);
    }, delay);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another index asks the same query again
  useEffect(() => {
    search(latest.current.query, { delay: 0 });
  }, [client]);
  useEffect(() => {
    const state = latest.current;
    return () => {
      state.id++;
      window.clearTimeout(state.timer);
    };
  }, []);

  return { outcome, isSearching, search };
}
