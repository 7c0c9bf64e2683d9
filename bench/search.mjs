#!/usr/bin/env node
/**
 * Measures how long readers wait for search, on the sites that `run.mjs` built last: from Ctrl+K to
 * the first row, two seconds after the page has loaded, and then for further queries. Typing starts
 * as soon as an input is ready.
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
    measure('longest main-thread task, ms', ({ longest }) => longest),
    measure('requests when reopened', ({ again }) => again),
  ];
  const names = peers.map(({ name }) => name);
  console.log(`### ${size} pages: CPU slowdown ${throttle}×\n\n${comparison(names, rows)}\n`);
}
console.error(`All values: ${results.file}`);
