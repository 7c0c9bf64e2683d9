#!/usr/bin/env node
/**
 * Measures the sites that `run.mjs` built last: bytes and requests of a first visit, then paints,
 * blocking time, layout shift, sidebar navigation and first interactions with CPU throttling.
 *
 *   node bench/page.mjs --pages 100 --peers octavo,vitepress --runs 5 --throttle 4
 *   node bench/page.mjs --network slow-4g
 */
import { launchChromium } from './browser/chromium.mjs';
import { measureFirstVisit } from './browser/first-visit.mjs';
import { inTurn } from './browser/in-turn.mjs';
import { measureInteractions } from './browser/interactions.mjs';
import { measureRuntime } from './browser/runtime.mjs';
import { makeCorpus } from './corpus/corpus.mjs';
import { readOptions } from './options.mjs';
import { pageReport } from './report/page-report.mjs';
import { createResults } from './report/results.mjs';

const { peers, pages, runs, throttle, network } = readOptions({
  runs: '5',
  throttle: '4',
  network: '',
});
const speed = { runs, throttle, network };
const results = createResults('page');
const browser = await launchChromium();

for (const size of pages) {
  const corpus = makeCorpus(size);
  const rowOf = (peer, mode) => ({ pages: size, peer: peer.name, mode });
  const visits = peers.map((peer) => ({ row: rowOf(peer, 'visit'), runs: firstVisit(peer, size) }));
  const rounds = peers.map((peer) => ({
    row: rowOf(peer, 'runtime'),
    runs: measureRuntime(browser, peer, corpus, speed),
  }));
  const interactions = peers
    .filter((peer) => peer.interactions)
    .map((peer) => ({
      row: rowOf(peer, 'interactions'),
      runs: measureInteractions(browser, peer, corpus, speed),
    }));
  for await (const row of inTurn(visits)) results.add(row);
  for await (const row of inTurn(rounds)) results.add(row);
  for await (const row of inTurn(interactions)) results.add(row);
}
await browser.close();

console.log(pageReport(results, pages, peers, throttle));
console.error(`\nAll values: ${results.file}`);

async function* firstVisit(peer, size) {
  yield await measureFirstVisit(browser, peer, size);
}
