import { SAMPLE_ROUTE } from '../corpus/corpus.mjs';
import { outputOf } from '../lab.mjs';
import { newVisitor, sleep } from './chromium.mjs';
import { installSearchObserver } from './search-observer.mjs';
import { serve } from './static-server.mjs';

/** Idle time between the load event and the search in ms, because readers look at the page first. */
const READ_MS = 2000;
const PAUSE_MS = 300;
/** On the first visit, the server has to compress several megabytes. */
const ANSWER_TIMEOUT_MS = 120_000;

/** The first query opens the panel. The others replace the query in the open panel. */
const QUERIES = [
  'snapshot timeout',
  'mock module',
  'configuration',
  'reslve alias', // cspell:ignore reslve
  'createRunner',
  'worker thread memory',
  'how to debug a hook',
  'pattern',
];

/**
 * Searches in a site with CPU throttling, once for each run.
 *
 * @param {{runs: number, throttle: number}} options `throttle`: the CPU slowdown factor
 * @returns {AsyncGenerator<{first: number, next: number[], longest: number, again: number}>}
 *   `first`: ms from Ctrl+K to the first visible row; `next`: ms from the last key press to the
 *   rows of each further query; `longest`: the longest task of the main thread in this time;
 *   `again`: the number of requests when the panel is closed and opened again
 */
export async function* measureSearch(browser, peer, size, { runs, throttle }) {
  const server = await serve(outputOf(peer, size));
  const url = server.origin + peer.pageUrl(SAMPLE_ROUTE);
  try {
    // The first visit is not measured, because the server compresses the files during that visit.
    for (let run = 0; run <= runs; run++) {
      const page = await newVisitor(browser);
      await page.addInitScript(installSearchObserver, peer.search);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
      const result = await searchOnce(page, url);
      await page.context().close();
      if (run > 0) yield result;
    }
  } finally {
    server.close();
  }
}

async function searchOnce(page, url) {
  const [firstQuery, ...others] = QUERIES;
  await page.goto(url, { waitUntil: 'load' });
  await sleep(READ_MS);
  await page.evaluate((query) => {
    window.searchBench.query = query;
  }, firstQuery);
  await page.keyboard.press('Control+k');
  const { opened, answered } = await waitForAnswer(page);
  const next = [];
  for (const query of others) {
    await sleep(PAUSE_MS);
    await page.evaluate((text) => window.searchBench.search(text), query);
    const times = await waitForAnswer(page);
    next.push(times.answered - times.typed);
  }
  const longest = await page.evaluate(() => {
    const { longTasks, opened } = window.searchBench;
    return Math.max(0, ...longTasks.filter((t) => t.startTime >= opened).map((t) => t.duration));
  });
  return { first: answered - opened, next, longest, again: await countReopenRequests(page) };
}

/** Waits inside the page, because polling from the driver would use the same throttled thread. */
function waitForAnswer(page) {
  return page.evaluate((timeout) => window.searchBench.untilAnswered(timeout), ANSWER_TIMEOUT_MS);
}

async function countReopenRequests(page) {
  let requests = 0;
  page.on('request', () => {
    requests++;
  });
  await page.keyboard.press('Escape');
  await sleep(PAUSE_MS);
  await page.keyboard.press('Control+k');
  await sleep(PAUSE_MS);
  await page.evaluate(() => window.searchBench.search('fixture'));
  await waitForAnswer(page);
  return requests;
}
