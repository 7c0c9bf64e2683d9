import { DEFAULT_LIMIT } from '../model/constants';
import type { SearchAnswer, SearchEngine } from '../model/types';
import { connectWorker, type SpawnedWorker } from './connect-worker';
import {
  type IndexLocation,
  type IndexManifest,
  type IndexUrl,
  type IndexUrls,
  locateIndex,
} from './locate-index';
import { createLookAhead } from './look-ahead';

/** URLs of an index, or a manifest. */
export interface EngineOptions extends Partial<IndexUrls> {
  /** Manifest with absolute URLs, which the worker also receives as its name. */
  manifest?: IndexManifest | undefined;
  /** Pending request of the manifest. */
  request?: Promise<Response> | undefined;
  /** `undefined` if the engine has to run on the main thread. */
  spawned: SpawnedWorker | undefined;
  /** Converts the links of results. */
  toLink?: ((link: string) => string) | undefined;
}

/** Starts an engine that loads an index in the worker, or on the main thread if the worker does not start. */
export function connectEngine({
  manifest,
  request,
  spawned,
  toLink,
  ...urls
}: EngineOptions): SearchEngine {
  const location = manifest ? locateIndex(manifest, request) : resolveUrls(urls);
  const worker = spawned && connectWorker(spawned);
  let isClosed = false;

  let runQuery = async (query: string, limit: number): Promise<SearchAnswer> => {
    // Without a manifest, the worker returns an empty answer until it has received the location.
    if (!manifest) await location;
    return (await worker!.send({ kind: 'query', query, limit }))!;
  };
  let lookAhead = worker && createLookAhead(runQuery);
  const loaded = load();
  // `init` returns the rejection.
  location.catch(() => undefined);
  loaded.catch(() => undefined);

  async function load(): Promise<void> {
    if (await loadInWorker()) return;
    lookAhead = undefined;
    if (isClosed) return;
    const { loadLocalEngine } = await import('./local-engine');
    runQuery = await loadLocalEngine(await location);
  }

  /** Resolves to `false` if a policy, the origin of the script or the browser forbids workers. */
  async function loadInWorker(): Promise<boolean> {
    if (!worker) return false;
    const loading = manifest
      ? worker.send({ kind: 'load' })
      : location.then((resolved) => worker.send({ kind: 'load', ...resolved }));
    loading.catch(() => undefined);
    // On a slow connection, the page reads the manifest before the worker. If the page is busy, the worker is first.
    if (manifest)
      location
        .then((resolved) => worker.send({ kind: 'locate', ...resolved }))
        .catch(() => undefined);
    try {
      await worker.started;
    } catch {
      return false;
    }
    try {
      await loading;
    } catch (error) {
      worker.close();
      throw error;
    }
    return true;
  }

  return {
    init: () => loaded,
    async query(query, { limit = DEFAULT_LIMIT } = {}) {
      const answer = await (lookAhead?.take(query, limit) ?? runQuery(query, limit));
      if (!toLink) return answer;
      const results = answer.results.map((row) => ({ ...row, link: toLink(row.link) }));
      return { ...answer, results };
    },
    prepare: (query, { limit = DEFAULT_LIMIT } = {}) => lookAhead?.prepare(query, limit),
    close() {
      isClosed = true;
      worker?.close();
    },
  };
}

async function resolveUrls({ indexUrl, prebuiltUrl }: Partial<IndexUrls>): Promise<IndexLocation> {
  const [url, prebuilt] = await Promise.all([resolveUrl(indexUrl), resolveUrl(prebuiltUrl)]);
  if (url === undefined) throw new Error('Search index not found: "indexUrl" returned undefined.');
  return { url, ...(prebuilt === undefined ? {} : { prebuiltUrl: prebuilt }) };
}

/** Returns an absolute URL, because a worker that is bundled into a data or blob URL has no base URL. */
async function resolveUrl(indexUrl: IndexUrl | undefined): Promise<string | undefined> {
  const url = typeof indexUrl === 'function' ? await indexUrl() : indexUrl;
  return url === undefined ? undefined : new URL(url, document.baseURI).href;
}
