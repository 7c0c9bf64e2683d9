import { DEFAULT_LIMIT } from '../model/constants';
import type { SearchAnswer, SearchEngine, SearchResult, SynonymGroup } from '../model/types';
import { connectWorker, type SpawnedWorker } from './connect-worker';
import { type IndexLocation, type IndexManifest, type IndexUrl, locateIndex } from './locate-index';
import { createQueryPrefetcher } from './query-prefetcher';

/** Engine options. Requires either the index URL or a manifest. */
export interface EngineOptions {
  /** Index URL. A function is called when the engine starts. */
  indexUrl?: IndexUrl | undefined;
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
  ...index
}: EngineOptions): SearchEngine {
  const location = manifest ? locateIndex(manifest, request) : resolveIndex(index);
  const worker = spawned && connectWorker(spawned);
  let isClosed = false;

  const ask = async (kind: 'query' | 'prepare', query: string, limit: number) => {
    // Without a manifest, the worker returns no results until it receives the index URL.
    if (!manifest) await location;
    return worker!.send({ kind, query, limit });
  };
  let runQuery = async (query: string, limit: number): Promise<SearchAnswer> =>
    (await ask('query', query, limit))!;
  let prefetcher = worker && createQueryPrefetcher((query, limit) => ask('prepare', query, limit));
  const loaded = load();
  // Avoid unhandled rejections: `init` returns the rejected promise to the caller.
  location.catch(() => undefined);
  loaded.catch(() => undefined);

  async function load(): Promise<void> {
    if (await loadInWorker()) return;
    prefetcher = undefined;
    if (isClosed) return;
    const { loadEngine } = await import('./load-engine');
    runQuery = (await loadEngine(await location)).query;
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
      prefetcher?.clear();
      const answer = await runQuery(query, limit);
      if (!toLink) return answer;
      const { results, nearest } = answer;
      return {
        ...answer,
        results: convertLinks(results, toLink),
        ...(nearest && { nearest: convertLinks(nearest, toLink) }),
      };
    },
    prepare: (query, { limit = DEFAULT_LIMIT } = {}) => prefetcher?.prepare(query, limit),
    close() {
      isClosed = true;
      worker?.close();
    },
  };
}

function convertLinks(
  results: readonly SearchResult[],
  toLink: (link: string) => string,
): SearchResult[] {
  return results.map((row) => ({ ...row, link: toLink(row.link) }));
}

async function resolveIndex({
  indexUrl,
  synonyms,
}: Pick<EngineOptions, 'indexUrl' | 'synonyms'>): Promise<IndexLocation> {
  const url = typeof indexUrl === 'function' ? await indexUrl() : indexUrl;
  if (url === undefined) throw new Error('Search index not found: "indexUrl" returned undefined.');
  // The URL is absolute, because workers loaded from a data or blob URL have no base URL.
  const location = { url: new URL(url, document.baseURI).href };
  return synonyms === undefined ? location : { ...location, synonyms };
}
