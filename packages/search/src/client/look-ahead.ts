import type { SearchAnswer } from '../model/types';

/** Requests the answer to a query while the reader may still be typing. */
export interface LookAhead {
  /** Requests the answer. While another request runs, only the latest query is remembered. */
  prepare: (query: string, limit: number) => void;
  /** Returns the prepared answer, if this query was the latest to be prepared. */
  take: (query: string, limit: number) => Promise<SearchAnswer> | undefined;
}

interface Question {
  query: string;
  limit: number;
}

/** Runs one request at a time, so that a fast typist does not wait for the answers to prefixes of the query. */
export function createLookAhead(
  ask: (query: string, limit: number) => Promise<SearchAnswer>,
): LookAhead {
  let asked: (Question & { answer: Promise<SearchAnswer> }) | undefined;
  let isBusy = false;
  let next: Question | undefined;

  function start(question: Question): void {
    const { query, limit } = question;
    const answer = ask(query, limit);
    asked = { ...question, answer };
    isBusy = true;
    const done = (): void => {
      isBusy = false;
      const following = next;
      next = undefined;
      if (following) start(following);
    };
    answer.then(done, done);
  }

  return {
    prepare(query, limit) {
      if (isBusy) next = { query, limit };
      else start({ query, limit });
    },
    take(query, limit) {
      next = undefined;
      return asked?.query === query && asked.limit === limit ? asked.answer : undefined;
    },
  };
}
