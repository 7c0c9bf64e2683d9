#!/usr/bin/env node
/**
 * Measures `octavo check` on the documentation site and on generated pages, without a cache and
 * without changes.
 *
 *   node bench/check.mjs --pages 1000 --rounds 3
 */
import path from 'node:path';
import { makeCorpus } from './corpus/corpus.mjs';
import { REPO, siteOf } from './lab.mjs';
import { runCommand } from './measure/run-command.mjs';
import { readOptions } from './options.mjs';
import { octavo } from './peers/octavo.mjs';
import { conditions } from './report/conditions.mjs';
import { median } from './report/median.mjs';
import { discard } from './setup/discard.mjs';
import { installPeer } from './setup/install-peer.mjs';
import { writeSite } from './setup/write-site.mjs';

const { pages, rounds, timeout } = readOptions({ rounds: '3', timeout: '300' });
const nodeFolder = path.dirname(process.execPath);
installPeer(octavo);

/** Returns seconds and CPU seconds of each round, cold and unchanged. */
async function measure(cwd) {
  const times = { cold: [], unchanged: [] };
  for (let round = 0; round < rounds; round++) {
    discard(path.join(cwd, 'node_modules/.cache/octavo'));
    for (const mode of Object.keys(times))
      times[mode].push(await runCommand(octavo, octavo.check, { nodeFolder, timeout, cwd }));
  }
  return times;
}

const rows = [['documentation', await measure(path.join(REPO, 'sites/docs'))]];
for (const size of pages) {
  writeSite(octavo, makeCorpus(size));
  rows.push([`${size} pages`, await measure(siteOf(octavo))]);
}

const cell = (list, name) => {
  const values = list.map((row) => row[name]);
  return `${median(values).toFixed(2)} (${values.map((value) => value.toFixed(2)).join(', ')})`;
};
console.log(`${conditions([octavo], nodeFolder)}; ${rounds} rounds\n`);
console.log('| | cold, s | cold, CPU s | unchanged, s |\n| --- | --: | --: | --: |');
for (const [name, { cold, unchanged }] of rows)
  console.log(
    `| ${name} | ${cell(cold, 'wall')} | ${cell(cold, 'cpu')} | ${cell(unchanged, 'wall')} |`,
  );
