/** Prepares queries speculatively while the user is typing. */
export interface QueryPrefetcher {
  /** Prepares a query. If another one is being prepared, this query replaces the queued one. */
  prepare: (query: string, limit: number) => void;
  /** Clears the queue. */
  clear: () => void;
}

/** Creates a prefetcher that prepares a single query at a time and skips outdated ones, so that queries do not pile up. */
export function createQueryPrefetcher(
  prepareQuery: (query: string, limit: number) => Promise<unknown>,
): QueryPrefetcher {
  let isBusy = false;
  let next: [query: string, limit: number] | undefined;

  function start(query: string, limit: number): void {
    isBusy = true;
    const startNext = (): void => {
      isBusy = false;
      const following = next;
      next = undefined;
      if (following) start(...following);
    };
    prepareQuery(query, limit).then(startNext, startNext);
  }

  return {
    prepare(query, limit) {
      if (isBusy) next = [query, limit];
      else start(query, limit);
    },
    clear() {
      next = undefined;
    },
  };
}
