/** A worker, and whether it is up: what it says before anybody listens would be lost. */
export interface SpawnedWorker {
  worker: Worker;
  /** Rejects when its script cannot be had, or when a policy of the page forbids it later than at once. */
  started: Promise<void>;
}

/**
 * Start the worker.
 *
 * @param name Tells the worker what to begin with: messages reach it only when the page has time for them.
 *
 * Bundlers look for exactly this expression and bundle the worker for it. This file and `worker.ts` stand side
 * by side, as they do when built, so that the address holds in both.
 *
 * @throws When a policy of the page, or the origin that scripts come from, forbids it.
 */
export function spawnWorker(name: string): SpawnedWorker {
  const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module', name });
  const started = new Promise<void>((resolve, reject) => {
    worker.addEventListener('message', () => resolve(), { once: true });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      reject(new Error(event.message || 'The search worker failed.'));
    });
  });
  // It is said to who waits for it.
  started.catch(() => undefined);
  return { worker, started };
}
