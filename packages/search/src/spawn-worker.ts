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
export function spawnWorker(name: string): Worker {
  return new Worker(new URL('./worker.js', import.meta.url), { type: 'module', name });
}
