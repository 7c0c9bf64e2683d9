import { NOT_FOUND_DELAY } from '../model/constants';
import type { SearchAnswer, SearchHooks } from '../model/types';

/** A search function with hooks that run before and after each query. */
export interface HookedSearch {
  /** Loads the hooks. Memoized unless loading fails. */
  load: () => Promise<SearchHooks>;
  /** Runs a query with hooks. Rejects if a hook throws or the hooks fail to load. */
  search: (
    input: string,
    runQuery: (query: string) => Promise<SearchAnswer>,
  ) => Promise<SearchAnswer>;
}

/** Wraps the queries of a search client in hooks. */
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
      if (onNotFound && !fullAnswer.isFailed && isEmptyAnswer(query, fullAnswer)) {
        // Debounce, so that incomplete queries are not reported while the user is typing.
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
