import type {
  QueryOptions,
  SearchAnswer,
  SearchClient,
  SearchEngine,
  SearchHooks,
  SearchState,
} from '../model/types';
import type { HookedSearch } from './hooked-search';

export interface EngineClientOptions {
  /** Starts the engine. Called on the first `init` or `query` call, and again after a failure or after `close`. */
  start: () => Promise<SearchEngine>;
  /** Search hooks, or a function that loads them lazily. */
  hooks?: SearchHooks | (() => Promise<SearchHooks>) | undefined;
}

/** Error message for an engine or index that fails to load. Defined in section 8 of the specification. */
const FETCH_ERROR = 'Failed to fetch search index, please reload the page and try again.';

const FAILED_ANSWER: SearchAnswer = { results: [], total: 0, isFailed: true };

/**
 * Creates a search client for a custom engine. The first `init` or `query` call starts the engine. If this fails, the client
 * logs the error, returns no results and retries on the next call.
 *
 * @example
 * ```ts
 * const client = createEngineClient({
 *   start: async () => ({
 *     query: async (query, { limit = 7 } = {}) => {
 *       const response = await fetch(`/search?q=${encodeURIComponent(query)}&limit=${limit}`);
 *       return response.json();
 *     },
 *   }),
 * });
 * ```
 */
export function createEngineClient({ start, hooks }: EngineClientOptions): SearchClient {
  let state: SearchState = 'initial';
  let engine: Promise<SearchEngine> | undefined;
  let ready: Promise<SearchEngine | undefined> | undefined;
  let hookedSearch: HookedSearch | undefined;
  let closeCount = 0;

  async function startEngine(): Promise<SearchEngine | undefined> {
    state = 'initing';
    engine ??= start();
    const starting = engine;
    try {
      const started = await starting;
      await started.init?.();
      if (engine === starting) {
        state = started.state ?? 'inited';
        // The engine reported that it is not ready. Retry on the next call.
        if (state !== 'inited') ready = undefined;
      }
      return started;
    } catch (error) {
      // Ignore errors after `close`.
      if (engine === starting) {
        console.error(FETCH_ERROR, error);
        reset();
      }
      return undefined;
    }
  }

  function load(): Promise<SearchEngine | undefined> {
    ready ??= startEngine();
    return ready;
  }

  function reset(): void {
    engine = undefined;
    ready = undefined;
    state = 'initial';
  }

  function stop(): void {
    engine?.then((started) => started.close?.()).catch(() => undefined);
    reset();
  }

  /**
   * Runs a query. If it fails, repeats it with a new engine, because the files of an index can be replaced while a page is
   * open.
   */
  async function runQuery(
    query: string,
    options: QueryOptions | undefined,
    isRepeated = false,
  ): Promise<SearchAnswer> {
    const loading = load();
    const current = engine;
    const closed = closeCount;
    try {
      return (await (await loading)?.query(query, options)) ?? FAILED_ANSWER;
    } catch (error) {
      // The query was aborted by `close`.
      if (closed !== closeCount) return FAILED_ANSWER;
      if (isRepeated) {
        console.error(error);
        return FAILED_ANSWER;
      }
    }
    // Another query can have failed before.
    if (engine === current) stop();
    return runQuery(query, options, true);
  }

  /** Imports the hook code lazily, because most sites do not define hooks. */
  async function loadHookedSearch(): Promise<HookedSearch> {
    const { createHookedSearch } = await import('./hooked-search');
    hookedSearch ??= createHookedSearch(hooks!);
    return hookedSearch;
  }

  const loadHooks = async () => hooks && (await loadHookedSearch()).load();

  return {
    get state() {
      return state;
    },
    async init() {
      await Promise.all([load(), loadHooks().catch(() => undefined)]);
    },
    async query(input, options) {
      if (!hooks) return runQuery(input, options);
      try {
        return await (await loadHookedSearch()).search(input, (query) => runQuery(query, options));
      } catch (error) {
        console.error(error);
        return FAILED_ANSWER;
      }
    },
    prepare(query, options) {
      void load();
      Promise.all([engine, loadHooks()]).then(
        ([started, loaded]) => {
          // `beforeSearch` can change the query, so the result might not be used.
          if (!loaded?.beforeSearch) started?.prepare?.(query, options);
        },
        () => undefined,
      );
    },
    async count(query) {
      try {
        return (await (await load())?.query(query, { limit: 1 }))?.total ?? 0;
      } catch (error) {
        console.error(error);
        return 0;
      }
    },
    close() {
      closeCount++;
      stop();
    },
  };
}
