import { NOT_FOUND_DELAY } from '../model/constants';
import type { SearchAnswer, SearchHooks } from '../model/types';

/** Runs the hooks of a site before and after the queries of a client. */
export interface HookedSearch {
  /** Loads the hooks once, and again after a failure. */
  load: () => Promise<SearchHooks>;
  /** Answers a typed query. Rejects if the hooks cannot be loaded or one of them throws. */
  search: (
    input: string,
    runQuery: (query: string) => Promise<SearchAnswer>,
  ) => Promise<SearchAnswer>;
}

/** Applies hooks to the queries of one client. */
export function createHookedSearch(
  hooks: SearchHooks | (() => Promise<SearchHooks>),
): HookedSearch {
  let loading: Promise<SearchHooks> | undefined;
  let notFoundTimer: ReturnType<typeof setTimeout> | undefined;

  function load(): Promise<SearchHooks> {
    loading ??= Promise.resolve(typeof hooks === 'function' ? hooks() : hooks).catch(
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  return {
    load,
    async search(input, runQuery) {
      clearTimeout(notFoundTimer);
      const { beforeSearch, onSearch, afterSearch, onNotFound } = await load();
      const query = (await beforeSearch?.(input)) ?? input;
      const answer = await runQuery(query);
      const groups = (await onSearch?.(query, answer)) ?? [];
      const fullAnswer = groups.length > 0 ? { ...answer, groups } : answer;
      await afterSearch?.(query, fullAnswer);
      if (onNotFound && isEmptyAnswer(query, fullAnswer)) {
        // Do not report prefixes while the reader is still typing.
        clearTimeout(notFoundTimer);
        notFoundTimer = setTimeout(() => void reportNotFound(onNotFound, query), NOT_FOUND_DELAY);
      }
      return fullAnswer;
    },
  };
}

function isEmptyAnswer(query: string, { total, groups = [] }: SearchAnswer): boolean {
  return query.trim() !== '' && total === 0 && groups.every(({ results }) => results.length === 0);
}

async function reportNotFound(
  onNotFound: NonNullable<SearchHooks['onNotFound']>,
  query: string,
): Promise<void> {
  try {
    await onNotFound(query);
  } catch (error) {
    console.error(error);
  }
}
