import { DEFAULT_LIMIT, FETCH_ERROR } from '../constants';
import { spawnWorker } from '../spawn-worker';
import type { SearchAnswer, SearchClient, SearchHooks, SearchState } from '../types';
import type { EngineHost } from './host';
import { withHooks } from './with-hooks';
import { createWorkerHost } from './worker-host';

/** An address, against the page's base, or what finds it. */
export type IndexUrl = string | (() => string | undefined | Promise<string | undefined>);

export interface SearchClientOptions {
  /** Address of the index file; asked for at the first `init`. Nothing means that there is no index. */
  indexUrl: IndexUrl;
  /** Address of the index's prebuilt form, where the build made one. */
  prebuiltUrl?: IndexUrl;
  /** Whether the engine may run in a worker. @default true */
  worker?: boolean;
  hooks?: SearchHooks;
}

const NOTHING: SearchAnswer = { results: [], total: 0 };

/**
 * Make the client of one index: one language and version. Nothing is loaded before `init` or `query`.
 *
 * A site with several languages makes one client for each and hands the panel the one to use.
 */
export function createSearchClient({
  indexUrl,
  prebuiltUrl,
  worker = true,
  hooks,
}: SearchClientOptions): SearchClient {
  let state: SearchState = 'initial';
  let ready: Promise<EngineHost | undefined> | undefined;
  /** Counts starts, so that one that was given up changes nothing any more. */
  let round = 0;

  async function start(mine: number): Promise<EngineHost | undefined> {
    try {
      // The worker starts while the addresses are found out.
      const [host, url, prebuilt] = await Promise.all([
        createHost(worker),
        resolveUrl(indexUrl),
        resolveUrl(prebuiltUrl),
      ]);
      if (url === undefined) throw new Error('There is no index for this language and version.');
      await host.load(url, prebuilt);
      if (mine === round) state = 'inited';
      return host;
    } catch (error) {
      if (mine !== round) return undefined;
      console.error(FETCH_ERROR, error);
      // The next opening tries again.
      state = 'initial';
      ready = undefined;
      return undefined;
    }
  }

  function load(): Promise<EngineHost | undefined> {
    if (!ready) {
      state = 'initing';
      ready = start(++round);
    }
    return ready;
  }

  const client: SearchClient = {
    get state() {
      return state;
    },
    async init() {
      await load();
    },
    async query(query, { limit = DEFAULT_LIMIT } = {}) {
      const host = await load();
      const asked = round;
      try {
        return host ? await host.query(query, limit) : NOTHING;
      } catch (error) {
        // A host that was closed meanwhile is nobody's mistake.
        if (asked === round) console.error(error);
        return NOTHING;
      }
    },
    close() {
      void ready?.then((host) => host?.close());
      round++;
      ready = undefined;
      state = 'initial';
    },
  };
  return hooks ? withHooks(client, hooks) : client;
}

/** A worker that is bundled into a data or blob URL has no base of its own. */
async function resolveUrl(address: IndexUrl | undefined): Promise<string | undefined> {
  const url = typeof address === 'function' ? await address() : address;
  return url === undefined ? undefined : new URL(url, document.baseURI).href;
}

/** A worker if there can be one, else the engine in this thread. */
async function createHost(worker: boolean): Promise<EngineHost> {
  if (worker && typeof Worker === 'function') {
    try {
      return await createWorkerHost(spawnWorker);
    } catch {
      // Blocked by a policy, by the origin of the script or by the browser: search goes on without it.
    }
  }
  const { createLocalHost } = await import('./local-host');
  return createLocalHost();
}
