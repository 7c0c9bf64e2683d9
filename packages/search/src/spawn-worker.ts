/**
 * Start the worker.
 *
 * Bundlers look for exactly this expression and bundle the worker for it. This file and `worker.ts` stand side
 * by side, as they do when built, so that the address holds in both.
 *
 * @throws When a policy of the page, or the origin that scripts come from, forbids it.
 */
export function spawnWorker(): Worker {
  return new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
}
