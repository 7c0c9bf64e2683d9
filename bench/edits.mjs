#!/usr/bin/env node
/**
 * Compares builds of a small and a large site, unchanged and after an edit, in turn.
 *
 *   node bench/edits.mjs --pages 1000,20000 --rounds 9
 */
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeCorpus, SAMPLE_ROUTE } from './corpus/corpus.mjs';
import { siteOf } from './lab.mjs';
import { checkOutput } from './measure/check-output.mjs';
import { runCommand } from './measure/run-command.mjs';
import { readOptions } from './options.mjs';
import { octavo } from './peers/octavo.mjs';
import { conditions } from './report/conditions.mjs';
import { median } from './report/median.mjs';
import { createResults } from './report/results.mjs';
import { installPeer } from './setup/install-peer.mjs';
import { writeSite } from './setup/write-site.mjs';

/** Time in milliseconds after which the state of a file is known, see decision 19. */
const MIN_AGE = 2200;

const { pages, rounds, timeout } = readOptions({
  pages: '1000,20000',
  rounds: '9',
  timeout: '3600',
});
if (pages.length !== 2) throw new Error('--pages requires two numbers.');
const nodeFolder = path.dirname(process.execPath);
const results = createResults('edits');
const rows = [];

const sites = [];
for (const size of pages) {
  const peer = { ...octavo, name: `octavo-${size}` };
  const corpus = makeCorpus(size);
  installPeer(peer);
  writeSite(peer, corpus);
  await build(peer);
  sites.push({ size, peer, corpus });
}
// The first edit writes what later ones read.
for (let round = 0; round <= rounds; round++) {
  for (const site of sites) await measure(site, 'edit', round > 0);
  for (const site of sites) await measure(site, 'unchanged', round > 0);
}

console.log(`${conditions([octavo], nodeFolder)}\n`);
console.log(`| | ${pages.join(' | ')} | ratio |\n| --- | --: | --: | --: |`);
for (const step of ['edit', 'unchanged']) {
  for (const [name, key, digits] of [
    ['s', 'wall', 2],
    ['CPU s', 'cpu', 2],
    ['largest process, MiB', 'largest', 0],
  ]) {
    const values = pages.map((size) =>
      median(rows.filter((row) => row.pages === size && row.step === step).map((row) => row[key])),
    );
    const cells = [...values.map((value) => value.toFixed(digits)), values[1] / values[0]];
    console.log(`| ${step}, ${name} | ${cells[0]} | ${cells[1]} | ${cells[2].toFixed(2)} |`);
  }
}

function build(peer) {
  const [node, bin] = octavo.build;
  return runCommand(peer, [node, bin, 'build'], { nodeFolder, timeout });
}

async function measure({ size, peer, corpus }, step, isCounted) {
  const sentence = `Edited sentence number ${Date.now()} at the end of the page.`;
  if (step === 'edit') {
    appendFileSync(path.join(siteOf(peer), peer.pageFile(SAMPLE_ROUTE)), `\n${sentence}\n`);
  }
  await sleep(MIN_AGE);
  const { wall, cpu, largest } = await build(peer);
  if (step === 'edit') checkOutput(peer, corpus, sentence);
  if (!isCounted) return;
  const row = { pages: size, step, wall, cpu, largest };
  rows.push(row);
  results.add(row);
}
