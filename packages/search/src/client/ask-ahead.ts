import type { SearchAnswer } from '../model/types';

/** Has questions answered before they are asked. */
export interface AskAhead {
  /** Ask this, unless something is being asked; then the last thing that came in the meantime. */
  prepare: (query: string, limit: number) => void;
  /** The answer to this, if it was the last thing asked ahead. */
  take: (query: string, limit: number) => Promise<SearchAnswer> | undefined;
}

interface Question {
  query: string;
  limit: number;
}

/**
 * Use the time in which a reader may go on typing. One question at a time: a reader who types faster than answers come
 * does not wait for those to beginnings of the query.
 */
export function createAskAhead(
  ask: (query: string, limit: number) => Promise<SearchAnswer>,
): AskAhead {
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
