import { DEFAULT_LIMIT } from '../model/constants';
import type { SearchAnswer, SearchEngine, SynonymGroup } from '../model/types';
import { connectWorker, type SpawnedWorker } from './connect-worker';
import {
  type IndexLocation,
  type IndexManifest,
  type IndexUrl,
  type IndexUrls,
  locateIndex,
} from './locate-index';
import { createQueryPrefetcher } from './query-prefetcher';

/** Engine options. Requires either the index URLs or a manifest. */
export interface EngineOptions extends Partial<IndexUrls> {
  /** Search manifest with absolute URLs. The worker receives the same manifest through its `name`. */
  manifest?: IndexManifest | undefined;
  /** Pending request for the manifest. */
  request?: Promise<Response> | undefined;
  /** Search worker, or `undefined` to run the engine on the main thread. */
  spawned: SpawnedWorker | undefined;
  /** Transforms the link of each search result. */
  toLink?: ((link: string) => string) | undefined;
  /** Synonyms of the site. Ignored with a manifest, which contains them. */
  synonyms?: readonly SynonymGroup[] | undefined;
}

/** Creates an engine that runs in the worker, or on the main thread if the worker fails to start. */
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
    // Without a manifest, the worker returns no results until it receives the index URLs.
    if (!manifest) await location;
    return (await worker!.send({ kind: 'query', query, limit }))!;
  };
  let prefetcher = worker && createQueryPrefetcher(runQuery);
  const loaded = load();
  // Avoid unhandled rejections: `init` returns the rejected promise to the caller.
  location.catch(() => undefined);
  loaded.catch(() => undefined);

  async function load(): Promise<void> {
    if (await loadInWorker()) return;
    prefetcher = undefined;
    if (isClosed) return;
    const { loadLocalEngine } = await import('./local-engine');
    runQuery = await loadLocalEngine(await location);
  }

  /** Resolves to `false` if the worker cannot start, for example because of a content security policy. */
  async function loadInWorker(): Promise<boolean> {
    if (!worker) return false;
    const loading = manifest
      ? worker.send({ kind: 'load' })
      : location.then((resolved) => worker.send({ kind: 'load', ...resolved }));
    loading.catch(() => undefined);
    // Both the page and the worker fetch the manifest. On a slow connection, the page is usually faster because the worker
    // script still has to load. If the main thread is busy, the worker is faster.
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
      const answer = await (prefetcher?.take(query, limit) ?? runQuery(query, limit));
      if (!toLink) return answer;
      const results = answer.results.map((row) => ({ ...row, link: toLink(row.link) }));
      return { ...answer, results };
    },
    prepare: (query, { limit = DEFAULT_LIMIT } = {}) => prefetcher?.prepare(query, limit),
    close() {
      isClosed = true;
      worker?.close();
    },
  };
}

async function resolveUrls({
  indexUrl,
  prebuiltUrl,
  synonyms,
}: Pick<EngineOptions, 'indexUrl' | 'prebuiltUrl' | 'synonyms'>): Promise<IndexLocation> {
  const [url, prebuilt] = await Promise.all([resolveUrl(indexUrl), resolveUrl(prebuiltUrl)]);
  if (url === undefined) throw new Error('Search index not found: "indexUrl" returned undefined.');
  return {
    url,
    ...(prebuilt === undefined ? {} : { prebuiltUrl: prebuilt }),
    ...(synonyms === undefined ? {} : { synonyms }),
  };
}

/** Resolves a URL to an absolute one, because workers loaded from a data or blob URL have no base URL. */
async function resolveUrl(indexUrl: IndexUrl | undefined): Promise<string | undefined> {
  const url = typeof indexUrl === 'function' ? await indexUrl() : indexUrl;
  return url === undefined ? undefined : new URL(url, document.baseURI).href;
}
