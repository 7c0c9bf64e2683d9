#!/usr/bin/env node
/**
 * Prints what the main thread does while a page of the sites that `run.mjs` built last loads, and during interactions
 * with the Octavo site: the medians of its CPU time by activity. Other processes on the machine hardly change these
 * values.
 *
 *   node bench/trace.mjs --pages 1000 --peers octavo,starlight --runs 5 --throttle 4
 */
import { launchChromium } from './browser/chromium.mjs';
import { traceInteraction } from './browser/interactions.mjs';
import { traceLoad } from './browser/load-trace.mjs';
import { makeCorpus } from './corpus/corpus.mjs';
import { readOptions } from './options.mjs';
import { SIDEBAR_LINK } from './peers/octavo.mjs';
import { median } from './report/median.mjs';

const { pages, peers, runs, throttle } = readOptions({ peers: 'octavo', runs: '5', throttle: '4' });
const browser = await launchChromium();
for (const size of pages) {
  console.log(`\n${size} pages`);
  for (const peer of peers) {
    const loads = await repeat(() => traceLoad(browser, peer, size, { throttle }));
    print(
      `${peer.name}, first paint`,
      loads.map(({ first }) => first),
    );
    print(
      `${peer.name}, whole page`,
      loads.map(({ whole }) => whole),
    );
  }
  for (const peer of peers.filter(({ interactions }) => interactions)) {
    for (const interaction of [SIDEBAR_LINK, ...peer.interactions]) {
      const trace = () =>
        traceInteraction(browser, peer, makeCorpus(size), interaction, { throttle });
      print(interaction.name, await repeat(trace));
    }
  }
}
await browser.close();

async function repeat(measure) {
  const rounds = [];
  for (let run = 0; run < runs; run++) rounds.push(await measure());
  return rounds;
}

function print(name, rounds) {
  const values = Object.keys(rounds[0]).map(
    (activity) => `${activity} ${median(rounds.map((round) => round[activity])).toFixed(0)} ms`,
  );
  console.log(`${name}: ${values.join(', ')}`);
}
