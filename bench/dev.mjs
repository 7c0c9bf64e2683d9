#!/usr/bin/env node
/**
 * Measures development servers, in turn: the time until a page is rendered, and the time until an
 * edit is visible.
 *
 *   node bench/dev.mjs --pages 100 --peers octavo,vitepress --rounds 3 --edits 10
 */
import { launchChromium } from './browser/chromium.mjs';
import { makeCorpus } from './corpus/corpus.mjs';
import { measureDevServer } from './measure/dev-server.mjs';
import { listOf, readOptions } from './options.mjs';
import { conditions } from './report/conditions.mjs';
import { DEV_MODES, devReport } from './report/dev-report.mjs';
import { createResults } from './report/results.mjs';
import { prepare } from './setup/prepare.mjs';
import { removeBuilt, writeSite } from './setup/write-site.mjs';

const { peers, pages, rounds, edits, timeout, ...options } = readOptions({
  rounds: '3',
  edits: '10',
  modes: DEV_MODES.join(),
  timeout: '300',
});
const modes = listOf(DEV_MODES, options.modes);
const nodeFolder = prepare(peers);
const results = createResults('dev');
const browser = await launchChromium();

for (const size of pages) {
  const corpus = makeCorpus(size);
  for (const peer of peers) writeSite(peer, corpus);
  for (let round = 0; round < rounds; round++) {
    for (const peer of peers) {
      for (const mode of modes) {
        if (mode === 'cold') removeBuilt(peer);
        const row = { pages: size, peer: peer.name, round, mode };
        try {
          const measured = await measureDevServer(browser, peer, { nodeFolder, edits, timeout });
          results.add({ ...row, ...measured });
        } catch (error) {
          results.add({ ...row, error: error.message.split('\n')[0] });
        }
      }
    }
  }
}
await browser.close();

console.log(`${conditions(peers, nodeFolder)}; ${rounds} rounds\n`);
console.log(
  devReport(
    results,
    pages,
    modes,
    peers.map((peer) => peer.name),
  ),
);
console.error(`\nAll values: ${results.file}`);
