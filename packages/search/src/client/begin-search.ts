import { type Addresses, findAddresses, type IndexManifest } from './find-addresses';
import { type SpawnedWorker, spawnWorker } from './spawn-worker';

/** A search that is on its way before its client is there. */
export interface BegunSearch {
  /** Missing where there can be no worker. */
  spawned?: SpawnedWorker;
  /** Where the index is. */
  found: Promise<Addresses>;
}

/**
 * Start the worker, and look where the index is, while the code of the client is still fetched. This is little enough
 * for a first visit.
 */
export function beginSearch(manifest: IndexManifest): BegunSearch {
  const found = findAddresses(manifest);
  // It is said to who asks for it.
  found.catch(() => undefined);
  try {
    return { spawned: spawnWorker(JSON.stringify(manifest)), found };
  } catch {
    return { found };
  }
}
