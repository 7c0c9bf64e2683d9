import { sleep } from '../browser/chromium.mjs';

/**
 * Calls a function repeatedly until it returns a value. Errors count as no value.
 *
 * @param {(() => Promise<unknown>)} poll
 * @param {{every: number, deadline: number, what: string}} options `every`: ms; `deadline`: a
 *   timestamp of `performance.now()`
 */
export async function waitFor(poll, { every, deadline, what }) {
  while (performance.now() < deadline) {
    try {
      const value = await poll();
      if (value !== undefined) return value;
    } catch {
      // Not ready yet. Try again.
    }
    await sleep(every);
  }
  throw new Error(`timed out waiting for ${what}`);
}
