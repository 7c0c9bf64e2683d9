import path from 'node:path';
import { makeCorpus } from '../corpus/corpus.mjs';
import { runCommand } from '../measure/run-command.mjs';
import { octavo } from '../peers/octavo.mjs';
import { median } from '../report/median.mjs';
import { installPeer } from '../setup/install-peer.mjs';
import { removeBuilt, writeSite } from '../setup/write-site.mjs';
import { copySite, peerFor } from './sites.mjs';

const MEASURES = [
  { name: 'CPU, s', key: 'cpu', digits: 2 },
  { name: 'wall, s', key: 'wall', digits: 2 },
  { name: 'largest process, MiB', key: 'largest', digits: 0 },
  { name: 'all processes, MiB', key: 'tree', digits: 0 },
];

/**
 * Builds the documentation and generated sites without a cache, alternately with both toolchains.
 *
 * @param {Record<'old' | 'new', {folder: string}>} checkouts
 * @param {number[]} pages sizes of generated sites
 * @returns {Promise<string>} a Markdown table for each site
 */
export async function compareTimes(checkouts, pages, { rounds, ...options }) {
  const docs = { name: 'docs', source: path.join(checkouts.old.folder, 'sites/docs') };
  const sites = [
    { title: 'documentation', createSite: (side, folder) => copySite(side, folder, docs) },
    ...pages.map((size) => ({
      title: `${size} generated pages`,
      createSite: (side, folder) => generateSite(side, folder, size),
    })),
  ];
  const tables = [];
  for (const { title, createSite } of sites) {
    const peers = Object.fromEntries(
      Object.entries(checkouts).map(([side, { folder }]) => [side, createSite(side, folder)]),
    );
    const builds = { old: [], new: [] };
    for (let round = 0; round < rounds; round++) {
      for (const side of round % 2 === 0 ? ['old', 'new'] : ['new', 'old']) {
        removeBuilt(peers[side]);
        const build = await runCommand(peers[side], peers[side].build, options);
        builds[side].push(build);
        console.error(`${title}, ${round + 1}/${rounds}, ${side}: ${build.cpu.toFixed(2)} CPU s`);
      }
    }
    tables.push(`### ${title}, cold build, ${rounds} rounds\n\n${table(builds)}`);
  }
  return tables.join('\n\n');
}

function generateSite(side, checkout, size) {
  const { sources, pageFile, files } = octavo;
  const peer = { ...peerFor(side, checkout, `pages-${size}`), sources, pageFile, files };
  installPeer(peer);
  writeSite(peer, makeCorpus(size));
  return peer;
}

/** Returns a table with the medians. `pairs` is the median and the range of new ÷ old within a round. */
function table(builds) {
  const rows = MEASURES.map(({ name, key, digits }) => {
    const [before, after] = [builds.old, builds.new].map((side) => side.map((build) => build[key]));
    const pairs = after.map((value, round) => value / before[round]);
    const ratio = (value) => value.toFixed(3);
    const range = `${ratio(Math.min(...pairs))}–${ratio(Math.max(...pairs))}`;
    const [old, current] = [median(before), median(after)];
    const cells = [name, old.toFixed(digits), current.toFixed(digits), ratio(current / old)];
    return `| ${[...cells, `${ratio(median(pairs))} (${range})`].join(' | ')} |`;
  });
  return ['| | old | new | new ÷ old | pairs |', '| --- | --: | --: | --: | --: |', ...rows].join(
    '\n',
  );
}
