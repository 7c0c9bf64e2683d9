import { SAMPLE_ROUTE } from '../corpus/corpus.mjs';
import { outputOf } from '../lab.mjs';
import { newVisitor, sleep } from './chromium.mjs';
import { installSearchObserver } from './search-observer.mjs';
import { serve } from './static-server.mjs';

/** Idle time between the load event and the search, in ms: a reader looks at the page first. */
const READ_MS = 2000;
const PAUSE_MS = 300;
/** The first visit waits for the server to compress some megabytes. */
const ANSWER_TIMEOUT_MS = 120_000;

/** The first one opens the panel; the others are typed over it. */
const QUERIES = [
  'snapshot timeout',
  'mock module',
  'configuration',
  'reslve alias',
  'createRunner',
  'worker thread memory',
  'how to debug a hook',
  'pattern',
];

/**
 * Search in a site as a reader does whose machine is slower than this one, once for each run.
 *
 * @param {{runs: number, throttle: number}} options `throttle`: how many times slower
 * @returns {AsyncGenerator<{first: number, next: number[], longest: number, again: number}>} ms from Ctrl+K until the
 *   first row is seen, ms from the last key until the rows of each further query, the longest task of the page's
 *   thread meanwhile, and the requests made by closing the panel and searching again
 */
export async function* measureSearch(browser, peer, size, { runs, throttle }) {
  const server = await serve(outputOf(peer, size));
  const url = server.origin + peer.pageUrl(SAMPLE_ROUTE);
  try {
    // The first visit makes the server compress; it is not measured.
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
  const { opened, answered } = await answerOf(page);
  const next = [];
  for (const query of others) {
    await sleep(PAUSE_MS);
    await page.evaluate((text) => window.searchBench.ask(text), query);
    const times = await answerOf(page);
    next.push(times.answered - times.typed);
  }
  const longest = await page.evaluate(() => {
    const { longTasks, opened } = window.searchBench;
    return Math.max(0, ...longTasks.filter((t) => t.startTime >= opened).map((t) => t.duration));
  });
  return { first: answered - opened, next, longest, again: await requestsOfReopening(page) };
}

/** Waits in the page: a driver that asks again and again works on the same slowed thread. */
function answerOf(page) {
  return page.evaluate((timeout) => window.searchBench.untilAnswered(timeout), ANSWER_TIMEOUT_MS);
}

async function requestsOfReopening(page) {
  let requests = 0;
  page.on('request', () => {
    requests++;
  });
  await page.keyboard.press('Escape');
  await sleep(PAUSE_MS);
  await page.keyboard.press('Control+k');
  await sleep(PAUSE_MS);
  await page.evaluate(() => window.searchBench.ask('fixture'));
  await answerOf(page);
  return requests;
}
