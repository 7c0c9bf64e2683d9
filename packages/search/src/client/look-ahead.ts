import type { SearchAnswer } from '../model/types';

/** Runs queries that are likely to follow while the reader is still typing. */
export interface LookAhead {
  /** Runs a query. While another one is running, only the latest query is queued. */
  prepare: (query: string, limit: number) => void;
  /** Returns the answer to a query if it was the last one that ran. Clears the queue. */
  take: (query: string, limit: number) => Promise<SearchAnswer> | undefined;
}

interface QueuedQuery {
  query: string;
  limit: number;
}

/** Creates a queue that runs one query at a time, so that fast typing is not delayed by prefixes of the query. */
export function createLookAhead(
  runQuery: (query: string, limit: number) => Promise<SearchAnswer>,
): LookAhead {
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
