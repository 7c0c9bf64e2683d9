import { FETCH_ERROR } from '../model/constants';
import type { SearchAnswer, SearchClient } from '../model/types';

const NOTHING: SearchAnswer = { results: [], total: 0 };

/**
 * A client whose code is loaded with the first `init` or `query`. What cannot be loaded is said on the console and
 * answered with nothing; the next call tries again.
 */
export function lazyClient(load: () => Promise<SearchClient>): SearchClient {
  let client: SearchClient | undefined;
  let loading: Promise<SearchClient | undefined> | undefined;
  const ready = (): Promise<SearchClient | undefined> => {
    loading ??= load().then(
      (loaded) => {
        client = loaded;
        return loaded;
      },
      (error: unknown) => {
        console.error(FETCH_ERROR, error);
        loading = undefined;
        return undefined;
      },
    );
    return loading;
  };
  return {
    get state() {
      // That the code is there does not mean that the index is.
      return client?.state ?? (loading ? 'initing' : 'initial');
    },
    async init() {
      await (await ready())?.init();
    },
    async query(query, options) {
      return (await (await ready())?.query(query, options)) ?? NOTHING;
    },
    prepare: (query, options) => void ready().then((loaded) => loaded?.prepare?.(query, options)),
    close: () => void loading?.then((loaded) => loaded?.close?.()),
  };
}
