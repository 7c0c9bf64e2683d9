import { SAMPLE_ROUTE } from '../corpus/corpus.mjs';
import { outputOf } from '../lab.mjs';
import { newVisitor, sleep, slowDown } from './chromium.mjs';
import { serve } from './static-server.mjs';
import { END, FIRST_PAINT, START, startTrace, timeByActivity } from './trace.mjs';

/** Time after the load event in which the rest of the page is painted, in ms. */
const REST_MS = 300;

/**
 * Loads a page in a fresh browser context. Returns the CPU time of its main thread in ms by activity, until the first
 * contentful paint (`first`) and until the whole page is painted (`whole`).
 */
export async function traceLoad(browser, peer, pages, speed) {
  const server = await serve(outputOf(peer, pages));
  const url = server.origin + peer.pageUrl(SAMPLE_ROUTE);
  try {
    // The server compresses the files during the first visit.
    await (await visit(browser, url, speed)).context().close();
    const endTrace = await startTrace(browser);
    const page = await visit(browser, url, speed);
    await page.evaluate((end) => performance.mark(end), END);
    const events = await endTrace();
    await page.context().close();
    return { first: timeByActivity(events, FIRST_PAINT), whole: timeByActivity(events) };
  } finally {
    server.close();
  }
}

async function visit(browser, url, speed) {
  const page = await newVisitor(browser);
  await slowDown(page, speed);
  await page.addInitScript((start) => performance.mark(start), START);
  await page.goto(url, { waitUntil: 'load' });
  await sleep(REST_MS);
  return page;
}
