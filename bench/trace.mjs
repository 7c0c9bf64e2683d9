#!/usr/bin/env node
/**
 * Prints what the main thread does during an interaction with the Octavo site that `run.mjs` built last: the medians of
 * its CPU time by activity. Other processes on the machine hardly change these values.
 *
 *   node bench/trace.mjs --pages 1000 --runs 5 --throttle 4
 */
import { launchChromium } from './browser/chromium.mjs';
import { traceInteraction } from './browser/interactions.mjs';
import { makeCorpus } from './corpus/corpus.mjs';
import { readOptions } from './options.mjs';
import { octavo, SIDEBAR_LINK } from './peers/octavo.mjs';
import { median } from './report/median.mjs';

const { pages, runs, throttle } = readOptions({ runs: '5', throttle: '4' });
const browser = await launchChromium();
for (const size of pages) {
  console.log(`\n${size} pages`);
  for (const interaction of [SIDEBAR_LINK, ...octavo.interactions]) {
    const rounds = [];
    for (let run = 0; run < runs; run++)
      rounds.push(
        await traceInteraction(browser, octavo, makeCorpus(size), interaction, { throttle }),
      );
    const values = Object.keys(rounds[0]).map(
      (name) => `${name} ${median(rounds.map((round) => round[name])).toFixed(0)} ms`,
    );
    console.log(`${interaction.name}: ${values.join(', ')}`);
  }
}
await browser.close();
