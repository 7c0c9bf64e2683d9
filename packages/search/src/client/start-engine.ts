import type { SearchEngine } from '../model/types';
import type { SpawnedWorker } from './connect-worker';
import type { IndexManifest, IndexUrls } from './locate-index';

export interface StartOptions extends Partial<IndexUrls> {
  /** Alternative to the URLs. */
  manifest?: IndexManifest;
  worker?: boolean;
  toLink?: (link: string) => string;
}

/** Starts the worker and requests the manifest, in parallel with loading the code that connects to them. */
export async function startEngine(options: StartOptions): Promise<SearchEngine> {
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
