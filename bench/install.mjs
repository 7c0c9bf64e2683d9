#!/usr/bin/env node
/**
 * Measures the installation of documentation tools: size and number of the packages that npm
 * installs for a site on this platform, and the time from `octavo init` to the first page that the
 * server responds with.
 *
 *   node bench/install.mjs --peers octavo,rspress,vitepress,starlight
 */
import { measureFirstSite } from './install/first-site.mjs';
import { installFresh } from './install/install-fresh.mjs';
import { readOptions } from './options.mjs';
import { createResults } from './report/results.mjs';
import { comparison } from './report/table.mjs';

const { peers, rounds } = readOptions({ rounds: '2' });
const results = createResults('install');

for (const peer of peers) results.add({ peer: peer.name, ...installFresh(peer) });
const rows = [
  results.measure('packages', {}, ({ packages }) => packages, 0),
  results.measure('size, MB', {}, ({ bytes }) => bytes / 1e6),
];
const names = peers.map(({ name }) => name);
console.log(`${comparison(names, rows)}\n`);

if (peers.some(({ name }) => name === 'octavo')) {
  for (let round = 1; round <= rounds; round++) {
    const { install, init, page } = await measureFirstSite();
    const [first, second, third] = [install, init, page].map((ms) => (ms / 1000).toFixed(1));
    console.log(
      `round ${round}: installed in ${first} s, octavo init ${second} s, first page ${third} s`,
    );
  }
}
console.error(`All values: ${results.file}`);
