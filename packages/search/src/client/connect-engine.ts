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

/** Either addresses of an index or a manifest. */
export interface EngineOptions extends Partial<IndexUrls> {
  /** With absolute addresses. It is the worker's name too. */
  manifest?: IndexManifest | undefined;
  /** Response to the address of the manifest. */
  request?: Promise<Response> | undefined;
  /** Missing where the engine has to run in the page. */
  spawned: SpawnedWorker | undefined;
  /** Converts the links of results. */
  toLink?: ((link: string) => string) | undefined;
}

/** Has an engine load an index: in the worker, or in the page where no worker starts. */
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

  let ask = async (query: string, limit: number): Promise<SearchAnswer> => {
    // Without a manifest, the worker waits for no index until it has received the location.
    if (!manifest) await location;
    return (await worker!.send({ kind: 'query', query, limit }))!;
  };
  let lookAhead = worker && createLookAhead(ask);
  const loaded = load();
  // `init` reports the rejections.
  location.catch(() => undefined);
  loaded.catch(() => undefined);

  async function load(): Promise<void> {
    if (await loadInWorker()) return;
    lookAhead = undefined;
    if (isClosed) return;
    const { loadLocalEngine } = await import('./local-engine');
    ask = await loadLocalEngine(await location);
  }

  /** Resolves to `false` where a policy, the origin of the script or the browser allows no worker. */
  async function loadInWorker(): Promise<boolean> {
    if (!worker) return false;
    const loading = manifest
      ? worker.send({ kind: 'load' })
      : location.then((found) => worker.send({ kind: 'load', ...found }));
    loading.catch(() => undefined);
    // Over a slow connection the page is the first to find the location; where the page is busy, the worker is.
    if (manifest)
      location.then((found) => worker.send({ kind: 'found', ...found })).catch(() => undefined);
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
      const answer = await (lookAhead?.take(query, limit) ?? ask(query, limit));
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
  if (url === undefined) throw new Error('There is no index: indexUrl returned nothing.');
  return { url, ...(prebuilt === undefined ? {} : { prebuiltUrl: prebuilt }) };
}

/** A worker that is bundled into a data or blob URL has no base URL to resolve against. */
async function resolveUrl(address: IndexUrl | undefined): Promise<string | undefined> {
  const url = typeof address === 'function' ? await address() : address;
  return url === undefined ? undefined : new URL(url, document.baseURI).href;
}
