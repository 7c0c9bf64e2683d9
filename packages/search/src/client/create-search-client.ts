import { DEFAULT_LIMIT, FETCH_ERROR } from '../model/constants';
import type { SearchAnswer, SearchClient, SearchHooks, SearchState } from '../model/types';
import { type AskAhead, createAskAhead } from './ask-ahead';
import type { BegunSearch } from './begin-search';
import { type Addresses, findAddresses, type IndexManifest, NO_INDEX } from './find-addresses';
import type { EngineHost } from './host';
import { spawnWorker } from './spawn-worker';
import { withHooks } from './with-hooks';
import { createWorkerHost, type WorkerHost } from './worker-host';

/** An address, against the page's base, or what finds it. */
export type IndexUrl = string | (() => string | undefined | Promise<string | undefined>);

interface CommonOptions {
  /** Whether the engine may run in a worker. @default true */
  worker?: boolean;
  hooks?: SearchHooks;
}

export type SearchClientOptions = CommonOptions &
  (
    | {
        /** Address of the index file; asked for at the first `init`. Nothing means that there is no index. */
        indexUrl: IndexUrl;
        /** Address of the index's prebuilt form, where the build made one. */
        prebuiltUrl?: IndexUrl;
      }
    | {
        /** What says where the index is; fetched at the first `init`. */
        manifest: IndexManifest;
        /** What was begun with the same manifest before this code was there, for the first `init`. */
        begun?: BegunSearch | undefined;
      }
  );

const NOTHING: SearchAnswer = { results: [], total: 0 };

/**
 * Make the client of one index: one language and version. Nothing is loaded before `init` or `query`.
 *
 * A site with several languages makes one client for each and hands the panel the one to use.
 */
export function createSearchClient(options: SearchClientOptions): SearchClient {
  const { worker = true, hooks } = options;
  const manifest = 'manifest' in options ? options.manifest : undefined;
  let begun = 'manifest' in options && worker ? options.begun : undefined;
  let state: SearchState = 'initial';
  let ready: Promise<EngineHost | undefined> | undefined;
  let ahead: AskAhead | undefined;
  /** Counts starts, so that one that was given up changes nothing any more. */
  let round = 0;

  async function start(mine: number): Promise<EngineHost | undefined> {
    const before = begun;
    begun = undefined;
    const addresses = before?.found ?? addressesOf(options);
    addresses.catch(() => undefined);
    try {
      const host = worker ? await loadInWorker(addresses, mine, before) : undefined;
      const loaded = host ?? (await loadHere(await addresses));
      if (mine === round) state = 'inited';
      return loaded;
    } catch (error) {
      if (mine !== round) return undefined;
      console.error(FETCH_ERROR, error);
      // The next opening tries again.
      state = 'initial';
      ready = undefined;
      ahead = undefined;
      return undefined;
    }
  }

  /** Missing where a policy, the origin of the script or the browser allows no worker: search goes on without it. */
  async function loadInWorker(
    addresses: Promise<Addresses>,
    mine: number,
    before: BegunSearch | undefined,
  ): Promise<EngineHost | undefined> {
    let host: WorkerHost;
    try {
      host = createWorkerHost(
        before?.spawned ?? spawnWorker(manifest ? JSON.stringify(manifest) : ''),
      );
    } catch {
      return undefined;
    }
    // Neither waits for the worker to be up, nor the second for the first to be done.
    const loading = manifest ? host.loadNamed(addresses) : addresses.then(host.load);
    loading.catch(() => undefined);
    ahead = createAskAhead(async (query, limit) => {
      if (!manifest) await addresses;
      return host.query(query, limit);
    });
    try {
      await host.started;
    } catch {
      if (mine === round) ahead = undefined;
      return undefined;
    }
    return loading.then(
      () => host,
      (error: unknown) => {
        host.close();
        throw error;
      },
    );
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
        if (!host) return NOTHING;
        return await (ahead?.take(query, limit) ?? host.query(query, limit));
      } catch (error) {
        // A host that was closed meanwhile is nobody's mistake.
        if (asked === round) console.error(error);
        return NOTHING;
      }
    },
    prepare(query, { limit = DEFAULT_LIMIT } = {}) {
      void load();
      ahead?.prepare(query, limit);
    },
    close() {
      void ready?.then((host) => host?.close());
      round++;
      ready = undefined;
      ahead = undefined;
      state = 'initial';
    },
  };
  return hooks ? withHooks(client, hooks) : client;
}

async function addressesOf(options: SearchClientOptions): Promise<Addresses> {
  if ('manifest' in options) return findAddresses(options.manifest);
  const [url, prebuiltUrl] = await Promise.all([
    resolveUrl(options.indexUrl),
    resolveUrl(options.prebuiltUrl),
  ]);
  if (url === undefined) throw new Error(NO_INDEX);
  return { url, ...(prebuiltUrl === undefined ? {} : { prebuiltUrl }) };
}

/** A worker that is bundled into a data or blob URL has no base of its own. */
async function resolveUrl(address: IndexUrl | undefined): Promise<string | undefined> {
  const url = typeof address === 'function' ? await address() : address;
  return url === undefined ? undefined : new URL(url, document.baseURI).href;
}

async function loadHere(addresses: Addresses): Promise<EngineHost> {
  const { createLocalHost } = await import('./local-host');
  const host = createLocalHost({ alone: false });
  await host.load(addresses);
  return host;
}
