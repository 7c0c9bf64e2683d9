import type { SearchAnswer } from '../model/types';

/** Runs queries speculatively while the user is typing. */
export interface QueryPrefetcher {
  /** Runs a query in advance. If a query is already running, this query replaces the queued one. */
  prepare: (query: string, limit: number) => void;
  /** Returns the results if the given query ran last, and otherwise `undefined`. Clears the queue. */
  take: (query: string, limit: number) => Promise<SearchAnswer> | undefined;
}

interface QueuedQuery {
  query: string;
  limit: number;
}

/** Creates a prefetcher that runs a single query at a time and skips outdated ones, so that queries do not pile up. */
export function createQueryPrefetcher(
  runQuery: (query: string, limit: number) => Promise<SearchAnswer>,
): QueryPrefetcher {
  let latest: (QueuedQuery & { answer: Promise<SearchAnswer> }) | undefined;
  let isBusy = false;
  let next: QueuedQuery | undefined;

  function start(queued: QueuedQuery): void {
    const answer = runQuery(queued.query, queued.limit);
    latest = { ...queued, answer };
    isBusy = true;
    const startNext = (): void => {
      isBusy = false;
      const following = next;
      next = undefined;
      if (following) start(following);
    };
    answer.then(startNext, startNext);
  }

  return {
    prepare(query, limit) {
      if (isBusy) next = { query, limit };
      else start({ query, limit });
    },
    take(query, limit) {
      next = undefined;
      return latest?.query === query && latest.limit === limit ? latest.answer : undefined;
    },
  };
}
