import type { SearchClient, SearchEngine, SearchHooks, SynonymGroup } from '../model/types';
import type { SpawnedWorker } from './connect-worker';
import { createEngineClient } from './create-engine-client';
import type { IndexManifest, IndexUrl } from './locate-index';

export { DEFAULT_LIMIT } from '../model/constants';
export type { IndexManifest };

export interface SearchClientOptions {
  /**
   * Index file URL. A function is called when the engine starts; if it returns `undefined`, the client logs an error and
   * returns no results.
   */
  indexUrl: IndexUrl;
  /**
   * Whether to run the engine in a worker. Falls back to the main thread if workers are not available.
   * @default true
   */
  worker?: boolean;
  /**
   * Transforms the link of each search result, for example to point to a different site.
   * @default the identity function
   */
  toLink?: (link: string) => string;
  /**
   * Groups of words with the same meaning, in addition to general software terms.
   * @default []
   */
  synonyms?: readonly SynonymGroup[];
  /** Search hooks, or a function that loads them lazily. */
  hooks?: SearchHooks | (() => Promise<SearchHooks>) | undefined;
}

/**
 * Creates a search client for a single language and version. The index is loaded on the first `init` or `query` call.
 *
 * For a multilingual site, create a client for each language and pass the current one to the search panel.
 *
 * @example
 * ```ts
 * const client = createSearchClient({ indexUrl: '/static/search_index.en.1f2e3d4c.json' });
 * const { results, total } = await client.query('mock a module', { limit: 10 });
 * ```
 */
export function createSearchClient(options: SearchClientOptions): SearchClient {
  return createEngineClient({ start: () => startEngine(options), hooks: options.hooks });
}

export interface ManifestClientOptions
  extends Pick<SearchClientOptions, 'worker' | 'toLink' | 'hooks'> {
  manifest: IndexManifest;
}

/**
 * Creates a search client that reads the index URLs from a search manifest. The worker fetches the manifest itself, so it
 * does not wait for a busy main thread.
 *
 * @internal Used by `@octavo/cli` through `@octavo/search/internal`. Can change in any release. Use `createSearchClient`
 *   instead.
 */
export function createManifestClient(options: ManifestClientOptions): SearchClient {
  return createEngineClient({ start: () => startEngine(options), hooks: options.hooks });
}

interface StartOptions {
  indexUrl?: IndexUrl;
  /** Search manifest, as an alternative to `indexUrl`. */
  manifest?: IndexManifest;
  worker?: boolean;
  toLink?: (link: string) => string;
  synonyms?: readonly SynonymGroup[];
}

/** Starts the engine. The worker, the manifest request and the engine code load in parallel. */
async function startEngine(options: StartOptions): Promise<SearchEngine> {
  const manifest = options.manifest && resolveManifest(options.manifest);
  const request = manifest && fetch(manifest.url);
  request?.catch(() => undefined);
  const spawned = options.worker === false ? undefined : spawnWorker(manifest);
  try {
    const { connectEngine } = await import('./connect-engine');
    return connectEngine({ ...options, manifest, request, spawned });
  } catch (error) {
    spawned?.worker.terminate();
    throw error;
  }
}

/** Resolves the manifest URLs against the base URL of the page, because the worker has a different base URL. */
function resolveManifest(manifest: IndexManifest): IndexManifest {
  const resolve = (relative: string) => new URL(relative, document.baseURI).href;
  return { ...manifest, url: resolve(manifest.url), base: resolve(manifest.base) };
}

/** Spawns the search worker. Returns `undefined` if workers are not supported or are blocked. */
function spawnWorker(manifest: IndexManifest | undefined): SpawnedWorker | undefined {
  // Pass the manifest as the worker's name, which is available immediately. Messages can be delayed by a busy main thread.
  const name = JSON.stringify(manifest);
  let worker: Worker;
  try {
    // Bundlers only detect workers in this exact form. The relative URL is also valid in the published package, where all
    // files are in the same folder.
    worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module', name });
  } catch {
    return undefined;
  }
  const started = new Promise<unknown>((resolve, reject) => {
    worker.addEventListener('message', resolve, { once: true });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      reject(event);
    });
  });
  // Avoid an unhandled rejection: `connectWorker` handles the error.
  started.catch(() => undefined);
  return { worker, started };
}
