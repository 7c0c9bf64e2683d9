import { sleep } from '../browser/chromium.mjs';

/**
 * Ask until there is an answer; an error counts as none.
 *
 * @param {(() => Promise<unknown>)} ask
 * @param {{every: number, deadline: number, what: string}} options ms, and a `performance.now()`
 */
export async function waitFor(ask, { every, deadline, what }) {
  while (performance.now() < deadline) {
    try {
      const answer = await ask();
      if (answer !== undefined) return answer;
    } catch {
      // Not there yet.
    }
    await sleep(every);
  }
  throw new Error(`no ${what} in time`);
}
