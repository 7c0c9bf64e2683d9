#!/usr/bin/env node
/**
 * What a reader gets from the sites that `run.mjs` built last: bytes and requests of a first visit,
 * then painting, blocking, layout shift and sidebar navigation with the CPU slowed down.
 *
 *   node bench/page.mjs --pages 100 --peers octavo,vitepress --runs 5 --throttle 4
 */
import { launchChromium } from './browser/chromium.mjs';
import { measureFirstVisit } from './browser/first-visit.mjs';
import { measureRuntime } from './browser/runtime.mjs';
import { makeCorpus } from './corpus/corpus.mjs';
import { readOptions } from './options.mjs';
import { pageReport } from './report/page-report.mjs';
import { createResults } from './report/results.mjs';

const { peers, pages, runs, throttle } = readOptions({ runs: '5', throttle: '4' });
const results = createResults('page');
const browser = await launchChromium();

for (const size of pages) {
  const corpus = makeCorpus(size);
  for (const peer of peers) {
    const row = { pages: size, peer: peer.name };
    try {
      const visit = await measureFirstVisit(browser, peer, size);
      results.add({ ...row, mode: 'visit', ...visit });
      for await (const run of measureRuntime(browser, peer, corpus, { runs, throttle })) {
        results.add({ ...row, mode: 'runtime', ...run });
      }
    } catch (error) {
      results.add({ ...row, mode: 'runtime', error: error.message.split('\n')[0] });
    }
  }
}
await browser.close();

console.log(
  pageReport(
    results,
    pages,
    peers.map((peer) => peer.name),
    throttle,
  ),
);
console.error(`\nall values: ${results.file}`);
