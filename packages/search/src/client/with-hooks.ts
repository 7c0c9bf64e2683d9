import { NOT_FOUND_DELAY } from '../model/constants';
import type { SearchAnswer, SearchClient, SearchHooks } from '../model/types';

const NOTHING: SearchAnswer = { results: [], total: 0 };

/**
 * Let a site take part in a client's searches. Hooks may come from a module of their own, which is then loaded with the
 * first `init` or `query`.
 */
export function withHooks(
  client: SearchClient,
  hooks: SearchHooks | (() => Promise<SearchHooks>),
): SearchClient {
  let loaded: Promise<SearchHooks> | undefined;
  let notFound: ReturnType<typeof setTimeout> | undefined;
  const load = (): Promise<SearchHooks> => {
    loaded ??= Promise.resolve(typeof hooks === 'function' ? hooks() : hooks).catch(
      (error: unknown) => {
        // The next query tries again.
        loaded = undefined;
        throw error;
      },
    );
    return loaded;
  };

  return {
    get state() {
      return client.state;
    },
    async init() {
      await Promise.all([client.init(), load().catch(() => undefined)]);
    },
    async query(input, options) {
      clearTimeout(notFound);
      try {
        const { beforeSearch, onSearch, afterSearch, onNotFound } = await load();
        const query = (await beforeSearch?.(input)) ?? input;
        const answer = await client.query(query, options);
        const groups = (await onSearch?.(query, answer)) ?? [];
        const full = groups.length > 0 ? { ...answer, groups } : answer;
        await afterSearch?.(query, full);
        if (onNotFound && isNothing(query, full)) {
          // Who is still typing has not asked yet.
          clearTimeout(notFound);
          notFound = setTimeout(() => void report(onNotFound, query), NOT_FOUND_DELAY);
        }
        return full;
      } catch (error) {
        console.error(error);
        return NOTHING;
      }
    },
    prepare(query, options) {
      // A site that changes queries says what is asked when it is.
      const ahead = load().then(({ beforeSearch }) => {
        if (!beforeSearch) client.prepare?.(query, options);
      });
      ahead.catch(() => undefined);
    },
    close: () => client.close?.(),
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
