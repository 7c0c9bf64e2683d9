import type { SearchClient, SearchEngine, SearchHooks } from '../model/types';
import type { SpawnedWorker } from './connect-worker';
import { createEngineClient } from './create-engine-client';
import type { IndexManifest, IndexUrls } from './locate-index';

export type SearchClientOptions = (
  | IndexUrls
  | {
      /** Lists the addresses of the index; fetched at the first `init`. */
      manifest: IndexManifest;
    }
) & {
  /** Whether the engine may run in a worker. @default true */
  worker?: boolean;
  /** Converts the links of results, for example to those of another site. @default unchanged */
  toLink?: (link: string) => string;
  hooks?: SearchHooks | (() => Promise<SearchHooks>) | undefined;
};

/**
 * Creates the client of one index: one language and version. Nothing loads before the first `init` or `query`.
 *
 * A site with several languages creates one client for each and passes the current one to the panel.
 */
export function createSearchClient(options: SearchClientOptions): SearchClient {
  return createEngineClient({ start: () => startEngine(options), hooks: options.hooks });
}

/** Starts the worker and requests the manifest while the code that connects to them loads. */
async function startEngine(options: SearchClientOptions): Promise<SearchEngine> {
  const manifest = 'manifest' in options ? absolute(options.manifest) : undefined;
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

/** Resolves addresses against the base URL of the page, because a worker has another one. */
function absolute({ url, base, keys }: IndexManifest): IndexManifest {
  const resolve = (address: string) => new URL(address, document.baseURI).href;
  return { url: resolve(url), base: resolve(base), keys };
}

/** Returns nothing where a policy, the origin of the script or the browser forbids workers. */
function spawnWorker(manifest: IndexManifest | undefined): SpawnedWorker | undefined {
  // The manifest is the worker's name, because messages are sent only when the page is idle.
  const name = JSON.stringify(manifest);
  let worker: Worker;
  try {
    // Bundlers recognize exactly this expression and bundle the worker. The address is right in the built package too, where
    // all files are in one folder.
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
