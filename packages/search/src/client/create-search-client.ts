import type { SearchClient, SearchEngine, SearchHooks } from '../model/types';
import type { SpawnedWorker } from './connect-worker';
import { createEngineClient } from './create-engine-client';
import type { IndexManifest, IndexUrls } from './locate-index';

export type { IndexManifest };

export interface SearchClientOptions extends IndexUrls {
  /**
   * Whether the engine runs in a worker. If workers are forbidden, it runs on the main thread.
   * @default true
   */
  worker?: boolean;
  /**
   * Converts the links of results, for example to links to another site.
   * @default the links are unchanged
   */
  toLink?: (link: string) => string;
  /** Hooks, or a function that loads them when search is first used. */
  hooks?: SearchHooks | (() => Promise<SearchHooks>) | undefined;
}

/**
 * Creates a client for the index of one language and version. Nothing is loaded before the first call of `init` or `query`.
 *
 * A site with several languages creates one client per language, and passes the current one to the search panel.
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
 * Creates a client that reads the URLs of its index from the manifest of a site. The worker requests the manifest without
 * waiting for the page.
 *
 * Internal: `@octavo/cli` uses it through `@octavo/search/internal`, and it can change in any release. Use
 * `createSearchClient` instead.
 */
export function createManifestClient(options: ManifestClientOptions): SearchClient {
  return createEngineClient({ start: () => startEngine(options), hooks: options.hooks });
}

interface StartOptions extends Partial<IndexUrls> {
  /** Alternative to the URLs. */
  manifest?: IndexManifest;
  worker?: boolean;
  toLink?: (link: string) => string;
}

/** Starts the worker and requests the manifest, in parallel with loading the code that connects to them. */
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

/** Resolves URLs against the base URL of the page, because the base URL of a worker is different. */
function resolveManifest({ url, base, keys }: IndexManifest): IndexManifest {
  const resolve = (relative: string) => new URL(relative, document.baseURI).href;
  return { url: resolve(url), base: resolve(base), keys };
}

/** Returns `undefined` if a policy, the origin of the script or the browser forbids workers. */
function spawnWorker(manifest: IndexManifest | undefined): SpawnedWorker | undefined {
  // The manifest is passed as the name, because messages are only delivered when the page is idle.
  const name = JSON.stringify(manifest);
  let worker: Worker;
  try {
    // Bundlers recognize exactly this expression. The URL is also correct in the built package, where all files are in one
    // folder.
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
  // The connection handles the rejection.
  started.catch(() => undefined);
  return { worker, started };
}
