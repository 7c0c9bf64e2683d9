import { SAMPLE_ROUTE } from '../corpus/corpus.mjs';
import { outputOf } from '../lab.mjs';
import { newVisitor, slowDown } from './chromium.mjs';
import { installObservers } from './observers.mjs';
import { measurePageLoad } from './page-load.mjs';
import { measureSidebarClicks } from './sidebar-clicks.mjs';
import { serve } from './static-server.mjs';

const CLICKED = [4, 9];

/**
 * Measures the performance of a page on a slower machine, once for each run.
 *
 * @param {{runs: number, throttle: number, network: string}} options `throttle`: the CPU slowdown
 *   factor; `network`: the name of a network, or an empty string
 * @returns {AsyncGenerator<{fcp, lcp, shift, blocking, responds, clicks: number[]}>} ms; `shift` is a
 *   score, `responds` is only known for Octavo
 */
export async function* measureRuntime(browser, peer, corpus, { runs, ...speed }) {
  const server = await serve(outputOf(peer, corpus.pages));
  const url = server.origin + peer.pageUrl(SAMPLE_ROUTE);
  const targets = corpus.sections[0].pages.en
    .slice(...CLICKED)
    .map(({ route, title }) => ({ url: peer.pageUrl(route), title }));
  try {
    // The first visit is not measured, because the server compresses the files during that visit.
    for (let run = 0; run <= runs; run++) {
      const page = await newVisitor(browser);
      await page.addInitScript(installObservers);
      await slowDown(page, speed);
      const load = await measurePageLoad(page, url);
      const clicks = await measureSidebarClicks(page, targets);
      await page.context().close();
      if (run > 0) yield { ...load, clicks };
    }
  } finally {
    server.close();
  }
}
