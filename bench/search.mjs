#!/usr/bin/env node
/**
 * How long a reader waits for search, on the sites that `run.mjs` built last: from Ctrl+K to the first row on a page that
 * was read for two seconds, then for further queries. Typing begins as soon as the panel can be typed into.
 *
 *   node bench/search.mjs --pages 1000 --runs 5 --throttle 4
 */
import { launchChromium } from './browser/chromium.mjs';
import { measureSearch } from './browser/search-runs.mjs';
import { readOptions } from './options.mjs';
import { createResults } from './report/results.mjs';
import { comparison } from './report/table.mjs';

const { peers, pages, runs, throttle } = readOptions({
  peers: 'octavo',
  runs: '5',
  throttle: '4',
});
const results = createResults('search');
const browser = await launchChromium();

for (const size of pages) {
  for (const peer of peers.filter(({ search }) => search)) {
    const row = { pages: size, peer: peer.name };
    for await (const run of measureSearch(browser, peer, size, { runs, throttle })) {
      results.add({ ...row, ...run });
    }
  }
}
await browser.close();

for (const size of pages) {
  const measure = (name, value) => results.measure(name, { pages: size }, value, 0);
  const rows = [
    measure('Ctrl+K → first row, ms', ({ first }) => first),
    measure('last key → rows, further queries, ms', ({ next }) => next),
    measure('longest task of the page, ms', ({ longest }) => longest),
    measure('requests of opening again', ({ again }) => again),
  ];
  const names = peers.map(({ name }) => name);
  console.log(`### ${size} pages: CPU slowed ${throttle} times\n\n${comparison(names, rows)}\n`);
}
console.error(`all values: ${results.file}`);
