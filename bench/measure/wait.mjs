import { sleep } from '../browser/chromium.mjs';

/**
 * Calls a function repeatedly until it returns a value. Errors count as no value.
 *
 * @param {(() => Promise<unknown>)} ask
 * @param {{every: number, deadline: number, what: string}} options `every`: ms; `deadline`: a
 *   timestamp of `performance.now()`
 */
export async function waitFor(ask, { every, deadline, what }) {
  while (performance.now() < deadline) {
    try {
      const answer = await ask();
      if (answer !== undefined) return answer;
    } catch {
      // Not ready yet. Try again.
    }
    await sleep(every);
  }
  throw new Error(`timed out waiting for ${what}`);
}
