#!/usr/bin/env node
/**
 * Builds the same generated pages with several tools, in turn, and prints the costs.
 *
 *   node bench/run.mjs --pages 100,1000 --peers octavo,rspress --rounds 3 --modes cold,unchanged,edit
 */
import { launchChromium } from './browser/chromium.mjs';
import { measureFirstVisit } from './browser/first-visit.mjs';
import { makeCorpus } from './corpus/corpus.mjs';
import { BUILD_MODES, measureBuilds } from './measure/build-modes.mjs';
import { moveOutput } from './measure/move-output.mjs';
import { listOf, readOptions } from './options.mjs';
import { buildReport } from './report/build-report.mjs';
import { conditions } from './report/conditions.mjs';
import { createResults } from './report/results.mjs';
import { prepare } from './setup/prepare.mjs';

const { peers, pages, rounds, timeout, ...options } = readOptions({
  pages: '100,1000,5000',
  rounds: '3',
  modes: BUILD_MODES.join(),
  timeout: '1800',
});
const modes = listOf(BUILD_MODES, options.modes);
const nodeFolder = prepare(peers);
const results = createResults('run');

for (const size of pages) {
  const corpus = makeCorpus(size);
  for (let round = 0; round < rounds; round++) {
    for (const peer of rotate(peers, round)) {
      for await (const row of measureBuilds(peer, corpus, modes, { nodeFolder, timeout })) {
        results.add({ pages: size, peer: peer.name, round, ...row });
      }
      moveOutput(peer, size);
    }
  }
  const browser = await launchChromium();
  for (const peer of peers) {
    const row = { pages: size, peer: peer.name, mode: 'visit' };
    try {
      results.add({ ...row, ...(await measureFirstVisit(browser, peer, size)) });
    } catch (error) {
      results.add({ ...row, error: error.message.split('\n')[0] });
    }
  }
  await browser.close();
}

console.log(`${conditions(peers, nodeFolder)}; ${rounds} rounds\n`);
console.log(
  buildReport(
    results,
    pages,
    modes,
    peers.map((peer) => peer.name),
  ),
);
console.error(`\nAll values: ${results.file}`);

/**
 * Rotates the peers by one per round, so that slow phases of the machine do not always affect the
 * same tool.
 */
function rotate(list, round) {
  const first = round % list.length;
  return [...list.slice(first), ...list.slice(0, first)];
}
