#!/usr/bin/env node
/**
 * Measures builds of large sites: cold, unchanged, after an edit, and in shards. Sizes above `--limit` are extrapolated.
 *
 *   node bench/scale.mjs --pages 20000,100000 --shards 32 --limit 20000
 */
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { makeCorpus, SAMPLE_ROUTE } from './corpus/corpus.mjs';
import { siteOf } from './lab.mjs';
import { bytesWritten } from './measure/bytes-written.mjs';
import { checkOutput } from './measure/check-output.mjs';
import { runCommand } from './measure/run-command.mjs';
import { readOptions } from './options.mjs';
import { octavo } from './peers/octavo.mjs';
import { conditions } from './report/conditions.mjs';
import { createResults } from './report/results.mjs';
import { estimate, format, planSizes, sum } from './scale/estimate.mjs';
import { discard } from './setup/discard.mjs';
import { installPeer } from './setup/install-peer.mjs';
import { removeBuilt, writeSite } from './setup/write-site.mjs';

const SHARDS = 'dist-shards';
const MB = 1e6;

const { pages, shards, limit, timeout } = readOptions({
  pages: '20000,100000',
  shards: '32',
  limit: '20000',
  timeout: '14400',
});
const nodeFolder = path.dirname(process.execPath);
const site = siteOf(octavo);
const results = createResults('scale');
const { measured, extrapolated } = planSizes(pages, limit);

installPeer(octavo);
const rows = [];
for (const size of measured) await measureSite(size);
discard(path.join(site, SHARDS));

console.log(`${conditions([octavo], nodeFolder)}\n`);
for (const size of [...measured, ...extrapolated]) console.log(`${report(size)}\n`);
console.log('~ extrapolated from the other sizes');

/** Measures each step for a number of pages. Each shard is built without a cache, as on a separate machine. */
async function measureSite(size) {
  const corpus = makeCorpus(size);
  writeSite(octavo, corpus);
  discard(path.join(site, SHARDS));
  const [node, bin] = octavo.build;
  const run = async (step, args) => {
    const started = Date.now();
    const command = [node, bin, ...args];
    const { wall, cpu, largest } = await runCommand(octavo, command, { nodeFolder, timeout });
    const folders = [octavo.output, SHARDS, ...octavo.caches].map((name) => path.join(site, name));
    const row = { pages: size, step, wall, cpu, largest, bytes: bytesWritten(folders, started) };
    rows.push(row);
    results.add(row);
  };

  await run('cold', ['build']);
  checkOutput(octavo, corpus);
  await run('unchanged', ['build']);
  const sentence = `Edited sentence number ${Date.now()} at the end of the page.`;
  appendFileSync(path.join(site, octavo.pageFile(SAMPLE_ROUTE)), `\n${sentence}\n`);
  await run('edit', ['build']);
  checkOutput(octavo, corpus, sentence);
  for (let index = 1; index <= shards; index++) {
    removeBuilt(octavo);
    await run('shard', ['build', '--shard', `${index}/${shards}`]);
  }
  removeBuilt(octavo);
  await run('merge', ['merge']);
  checkOutput(octavo, corpus, sentence);
}

/** Returns a Markdown table with the steps of a site. */
function report(size) {
  const lines = ['cold', 'unchanged', 'edit', 'shard', 'merge'].map((step) => {
    const cells = [
      estimateStep(step, 'cpu', mean),
      estimateStep(step, 'largest', max),
      bytesOf(step),
    ];
    return row(step === 'shard' ? `one shard of ${shards}` : step, cells);
  });
  const all = Array.from({ length: shards }, () => estimateStep('shard', 'cpu', mean));
  const total = sum([...all, estimateStep('merge', 'cpu', mean)]);
  return [
    `| ${size} pages | CPU s | largest process, MiB | written, MB |`,
    '| --- | --: | --: | --: |',
    ...lines,
    `| ${shards} shards and merge | ${format(total, 1)} | | |`,
  ].join('\n');

  function row(name, [cpu, largest, bytes]) {
    return `| ${name} | ${format(cpu, 1)} | ${format(largest)} | ${format(bytes)} |`;
  }

  function bytesOf(step) {
    const { value, isExtrapolated } = estimateStep(step, 'bytes', mean);
    return { value: value / MB, isExtrapolated };
  }

  /** Returns a measure of a step. There are several shards, which `join` reduces to one value. */
  function estimateStep(step, name, join) {
    const points = measured.map((measuredSize) => ({
      pages: measuredSize,
      value: join(
        rows
          .filter((candidate) => candidate.pages === measuredSize && candidate.step === step)
          .map((candidate) => candidate[name]),
      ),
    }));
    return estimate(points, size);
  }
}

function mean(values) {
  return values.reduce((total, value) => total + value, 0) / values.length;
}

function max(values) {
  return Math.max(...values);
}
