import { NOT_FOUND_DELAY } from '../model/constants';
import type { SearchAnswer, SearchHooks } from '../model/types';

/** The hooks of a site around the searches of one client. */
export interface HookedSearch {
  /** Loads the hooks, once. After a failure they are loaded again. */
  load: () => Promise<SearchHooks>;
  /** Answers what the reader typed. Rejects when the hooks cannot be loaded or one of them fails. */
  search: (input: string, ask: (query: string) => Promise<SearchAnswer>) => Promise<SearchAnswer>;
}

/** Applies hooks to the searches of one client. */
export function searchWithHooks(hooks: SearchHooks | (() => Promise<SearchHooks>)): HookedSearch {
  let loading: Promise<SearchHooks> | undefined;
  let notFound: ReturnType<typeof setTimeout> | undefined;

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
    async search(input, ask) {
      clearTimeout(notFound);
      const { beforeSearch, onSearch, afterSearch, onNotFound } = await load();
      const query = (await beforeSearch?.(input)) ?? input;
      const answer = await ask(query);
      const groups = (await onSearch?.(query, answer)) ?? [];
      const full = groups.length > 0 ? { ...answer, groups } : answer;
      await afterSearch?.(query, full);
      if (onNotFound && isNothing(query, full)) {
        // Not before the reader has stopped typing.
        clearTimeout(notFound);
        notFound = setTimeout(() => void report(onNotFound, query), NOT_FOUND_DELAY);
      }
      return full;
    },
  };
}

function isNothing(query: string, { total, groups = [] }: SearchAnswer): boolean {
  return query.trim() !== '' && total === 0 && groups.every(({ results }) => results.length === 0);
}

async function report(
  onNotFound: NonNullable<SearchHooks['onNotFound']>,
  query: string,
): Promise<void> {
  try {
    await onNotFound(query);
  } catch (error) {
    console.error(error);
  }
}
