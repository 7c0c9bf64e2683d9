import { FETCH_ERROR } from '../constants';
import type { SearchAnswer, SearchClient, SearchState } from '../types';

const NOTHING: SearchAnswer = { results: [], total: 0 };

/**
 * A client whose code is loaded with the first `init` or `query`. What cannot be loaded is said on the console and
 * answered with nothing; the next call tries again.
 */
export function lazyClient(load: () => Promise<SearchClient>): SearchClient {
  let state: SearchState = 'initial';
  let loading: Promise<SearchClient | undefined> | undefined;
  const ready = (): Promise<SearchClient | undefined> => {
    if (!loading) {
      state = 'initing';
      loading = load().then(
        async (client) => {
          await client.init();
          state = 'inited';
          return client;
        },
        (error: unknown) => {
          console.error(FETCH_ERROR, error);
          state = 'initial';
          loading = undefined;
          return undefined;
        },
      );
    }
    return loading;
  };
  return {
    get state() {
      return state;
    },
    async init() {
      await ready();
    },
    async query(query, options) {
      return (await (await ready())?.query(query, options)) ?? NOTHING;
    },
    close: () => void loading?.then((client) => client?.close?.()),
  };
}
