import type { SearchAnswer, SearchClient } from '@octavo/search';
import { startTransition, useEffect, useRef, useState } from 'react';

import { SEARCH_DEBOUNCE, SEARCH_EVENT, SEARCH_RESULT_LIMIT } from '../model/constants';

/** Completed search query with its results. */
export interface CompletedQuery {
  query: string;
  /** Client that returned the results. */
  client: SearchClient;
  answer: SearchAnswer;
  /** Page limit passed to the query. */
  limit: number;
}

/** Return value of `useSearch`. */
export interface SearchState {
  /**
   * Most recently completed query of the current client, or `undefined` if the input is empty or the client has not
   * returned results yet.
   */
  outcome: CompletedQuery | undefined;
  /** Whether the results for the latest query are pending. */
  isSearching: boolean;
  /** Runs a debounced search. The delay defaults to 150 ms. A new call cancels the pending one. */
  search: (query: string, options?: { limit?: number; delay?: number }) => void;
  /** Runs the debounced search now. Does nothing if there is none. */
  flush: () => void;
}

/**
 * Queries a search client and returns the results for the latest query. Ignores stale results from previous queries.
 * Repeats the query if the client changes while the panel is open.
 */
export function useSearch(client: SearchClient, open: boolean): SearchState {
  const [outcome, setOutcome] = useState<CompletedQuery>();
  const [isSearching, setSearching] = useState(false);
  const latest = useRef({ id: 0, query: '', timer: 0, client, run: () => {} });

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
    latest.current.run = () => {};
    window.clearTimeout(latest.current.timer);
    if (query.trim() === '') {
      setOutcome(undefined);
      setSearching(false);
      return;
    }
    setSearching(true);
    // Use the delay to prepare the query in the search worker.
    if (delay > 0) client.prepare?.(query, { limit });
    const run = async (): Promise<void> => {
      latest.current.run = () => {};
      const show = (answer: SearchAnswer): void => {
        if (latest.current.id !== id) return;
        // Use a transition, so that rendering the rows does not block typing.
        startTransition(() => {
          setOutcome({ query, client, answer, limit });
          setSearching(false);
        });
      };
      const answer = await client.query(query, { limit, onUpdate: show });
      if (latest.current.id !== id) return;
      const detail = { query, total: answer.total };
      if (!answer.isFailed) document.dispatchEvent(new CustomEvent(SEARCH_EVENT, { detail }));
      show(answer);
    };
    latest.current.run = () => void run();
    latest.current.timer = window.setTimeout(run, delay);
  }

  function flush(): void {
    window.clearTimeout(latest.current.timer);
    latest.current.run();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: repeat the query only for a new index or after errors
  useEffect(() => {
    const isOtherIndex = latest.current.client !== client;
    // Retry when the panel is reopened after a failure.
    if (open && (isOtherIndex || client.state !== 'inited' || outcome?.answer.isFailed))
      search(latest.current.query, { delay: 0 });
  }, [client, open]);
  useEffect(() => {
    const state = latest.current;
    return () => {
      state.id++;
      window.clearTimeout(state.timer);
    };
  }, []);

  // After the client changes, the results of the previous one must not be rendered, not even for a frame.
  return {
    outcome: outcome?.client === client ? outcome : undefined,
    isSearching,
    search,
    flush,
  };
}
