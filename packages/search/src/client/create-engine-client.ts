import type {
  SearchAnswer,
  SearchClient,
  SearchEngine,
  SearchHooks,
  SearchState,
} from '../model/types';
import type { HookedSearch } from './search-with-hooks';

export interface EngineClientOptions {
  /** Starts the engine. Called with the first use, and again after a failure or after `close`. */
  start: () => Promise<SearchEngine>;
  /** Hooks of the site, or a function that loads them with the first use. */
  hooks?: SearchHooks | (() => Promise<SearchHooks>) | undefined;
}

/** Error message when an engine or its index does not load (specification, section 8). */
const FETCH_ERROR = 'Failed to fetch search index, please reload the page and try again.';

const NOTHING: SearchAnswer = { results: [], total: 0 };

/**
 * Creates the client of any engine, whose code may load with the first `init` or `query`. What fails to load is logged and
 * answered with an empty result; the next use tries again.
 */
export function createEngineClient({ start, hooks }: EngineClientOptions): SearchClient {
  let state: SearchState = 'initial';
  let engine: Promise<SearchEngine> | undefined;
  let ready: Promise<SearchEngine | undefined> | undefined;
  let hooked: HookedSearch | undefined;

  async function startEngine(): Promise<SearchEngine | undefined> {
    state = 'initing';
    engine ??= start();
    const starting = engine;
    try {
      const started = await starting;
      await started.init?.();
      if (engine === starting) {
        state = started.state ?? 'inited';
        // The engine has logged why it is not ready; the next use initializes it again.
        if (state !== 'inited') ready = undefined;
      }
      return started;
    } catch (error) {
      // After `close`, nobody waits for the engine.
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

  /** The code for hooks is loaded on sites that have some. */
  async function loadHookedSearch(): Promise<HookedSearch> {
    const { searchWithHooks } = await import('./search-with-hooks');
    hooked ??= searchWithHooks(hooks!);
    return hooked;
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
      const asked = engine;
      const ask = async (query: string): Promise<SearchAnswer> => {
        try {
          return (await (await loading)?.query(query, options)) ?? NOTHING;
        } catch (error) {
          // `close` interrupts queries.
          if (engine === asked) console.error(error);
          return NOTHING;
        }
      };
      if (!hooks) return ask(input);
      try {
        return await (await loadHookedSearch()).search(input, ask);
      } catch (error) {
        console.error(error);
        return NOTHING;
      }
    },
    prepare(query, options) {
      void load();
      Promise.all([engine, loadHooks()]).then(
        ([started, loaded]) => {
          // That hook may replace the query.
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
