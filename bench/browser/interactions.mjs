import { SAMPLE_ROUTE } from '../corpus/corpus.mjs';
import { outputOf } from '../lab.mjs';
import { newVisitor, prepareWaiting, sleep, slowDown } from './chromium.mjs';
import { serve } from './static-server.mjs';
import { END, START, startTrace, timeByActivity } from './trace.mjs';

const IDLE_MS = 3000;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/**
 * Measures the first interaction with a page on a slower machine, each in a fresh browser context.
 *
 * @param {{name: string, phone?: boolean, act: string, event: string, done: string}[]} interactions
 *   `act`: the action, as the body of a function of `page`; `event`: the event that it starts with;
 *   `done`: an expression that is true in the page once the effect is there
 * @returns {AsyncGenerator<Record<string, number>>} ms from the event to the effect, by name
 */
export async function* measureInteractions(browser, peer, corpus, { runs, ...speed }) {
  const server = await serve(outputOf(peer, corpus.pages));
  const url = server.origin + peer.pageUrl(SAMPLE_ROUTE);
  try {
    // The first run is not measured, because the server compresses the files during that run.
    for (let run = 0; run <= runs; run++) {
      const times = {};
      for (const interaction of peer.interactions)
        times[interaction.name] = await timeOf(browser, url, interaction, speed);
      if (run > 0) yield times;
    }
  } finally {
    server.close();
  }
}

/** Returns the CPU time of the main thread from the event to the effect, in ms, by activity. */
export async function traceInteraction(browser, peer, corpus, interaction, speed) {
  const server = await serve(outputOf(peer, corpus.pages));
  const url = server.origin + peer.pageUrl(SAMPLE_ROUTE);
  const page = await openPage(browser, url, interaction, speed);
  const endTrace = await startTrace(browser);
  await perform(page, interaction);
  const times = timeByActivity(await endTrace());
  await page.context().close();
  server.close();
  return times;
}

async function timeOf(browser, url, interaction, speed) {
  const page = await openPage(browser, url, interaction, speed);
  await perform(page, interaction);
  const time = await page.evaluate(() => window.effect);
  await page.context().close();
  return time;
}

async function openPage(browser, url, { phone, event, done }, speed) {
  const page = phone
    ? await (await browser.newContext({ ...PHONE, locale: 'en-US' })).newPage()
    : await newVisitor(browser);
  await slowDown(page, speed);
  await page.goto(url, { waitUntil: 'load' });
  await sleep(IDLE_MS);
  await prepareWaiting(page);
  await page.evaluate(watch, { event, done, marks: [START, END] });
  return page;
}

async function perform(page, { act }) {
  await act(page);
  await page.waitForFunction(() => window.effect !== undefined);
}

/** Runs in the page. Stores the time from the first event to the effect. */
function watch({ event, done, marks: [startMark, endMark] }) {
  const isDone = new Function(`return ${done}`);
  let start;
  addEventListener(
    event,
    ({ timeStamp }) => {
      if (start !== undefined) return;
      start = timeStamp;
      performance.mark(startMark);
    },
    true,
  );
  const check = () => {
    if (start === undefined || !isDone()) return void requestAnimationFrame(check);
    window.effect = performance.now() - start;
    performance.mark(endMark);
  };
  check();
}
