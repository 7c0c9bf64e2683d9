import type {
  SearchAnswer,
  SearchClient,
  SearchEngine,
  SearchHooks,
  SearchState,
} from '../model/types';
import type { HookedSearch } from './hooked-search';

export interface EngineClientOptions {
  /** Starts the engine. Called by the first `init` or `query`, and again after a failure or after `close`. */
  start: () => Promise<SearchEngine>;
  /** Hooks, or a function that loads them when search is first used. */
  hooks?: SearchHooks | (() => Promise<SearchHooks>) | undefined;
}

/** Logged if an engine or its index fails to load (specification, section 8). */
const FETCH_ERROR = 'Failed to fetch search index, please reload the page and try again.';

const EMPTY_ANSWER: SearchAnswer = { results: [], total: 0 };

/**
 * Creates a client for any engine, which starts with the first call of `init` or `query`. If the engine fails to start, the
 * client logs the error and returns empty answers, and the next call starts it again.
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

  async function startEngine(): Promise<SearchEngine | undefined> {
    state = 'initing';
    engine ??= start();
    const starting = engine;
    try {
      const started = await starting;
      await started.init?.();
      if (engine === starting) {
        state = started.state ?? 'inited';
        // The engine has logged the reason. The next call initializes it again.
        if (state !== 'inited') ready = undefined;
      }
      return started;
    } catch (error) {
      // After `close`, the failure no longer matters.
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

  /** Loads the code for hooks, which sites without hooks do not need. */
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
      const loading = load();
      const current = engine;
      const runQuery = async (query: string): Promise<SearchAnswer> => {
        try {
          return (await (await loading)?.query(query, options)) ?? EMPTY_ANSWER;
        } catch (error) {
          // `close` aborts queries, which is not an error.
          if (engine === current) console.error(error);
          return EMPTY_ANSWER;
        }
      };
      if (!hooks) return runQuery(input);
      try {
        return await (await loadHookedSearch()).search(input, runQuery);
      } catch (error) {
        console.error(error);
        return EMPTY_ANSWER;
      }
    },
    prepare(query, options) {
      void load();
      Promise.all([engine, loadHooks()]).then(
        ([started, loaded]) => {
          // The hook can replace the query.
          if (!loaded?.beforeSearch) started?.prepare?.(query, options);
        },
        () => undefined,
      );
    },
    close() {
      engine?.then((started) => started.close?.()).catch(() => undefined);
      reset();
    },
  };
}
