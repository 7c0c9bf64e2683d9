import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeCorpus, SAMPLE_ROUTE } from '../corpus/corpus.mjs';
import { siteOf } from '../lab.mjs';
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

/** A page that needs its own module, because it contains a component and an expression. */
const COMPONENT_PAGE = 'content/en/component.mdx';
const COMPONENT_SOURCE = `# Component

<Tabs>
  <Tab label="One">First</Tab>
  <Tab label="Two">{['Second'].join('')}</Tab>
</Tabs>
`;

/** How a site is changed before a build, for each mode. The value of `round` differs in each build. */
const CHANGES = {
  cold: (peer) => removeBuilt(peer),
  unchanged: () => undefined,
  edit: (peer, round) => appendSentence(peer, octavo.pageFile(SAMPLE_ROUTE), round),
  'edit-component': (peer, round) => appendSentence(peer, COMPONENT_PAGE, round),
  'edit-code': (peer, round) => changeCode(peer, round),
};

export const TIME_MODES = Object.keys(CHANGES);

/**
 * Builds the documentation and generated sites, alternately with both toolchains. Generated sites are built in all
 * `modes`, and the documentation only without a cache.
 *
 * @param {Record<'old' | 'new', {folder: string}>} checkouts
 * @param {number[]} pages sizes of generated sites
 * @param {{rounds: number, modes: string[]}} options
 * @returns {Promise<string>} a Markdown table for each site
 */
export async function compareTimes(checkouts, pages, { rounds, modes, ...options }) {
  const docs = { name: 'docs', source: path.join(checkouts.old.folder, 'sites/docs') };
  const sites = [
    ...(modes.includes('cold')
      ? [
          {
            title: 'documentation',
            modes: ['cold'],
            createSite: (side, folder) => copySite(side, folder, docs),
          },
        ]
      : []),
    ...pages.map((size) => ({
      title: `${size} generated pages`,
      modes,
      createSite: (side, folder) => generateSite(side, folder, size),
    })),
  ];
  const tables = [];
  for (const { title, modes, createSite } of sites) {
    const peers = Object.fromEntries(
      Object.entries(checkouts).map(([side, { folder }]) => [side, createSite(side, folder)]),
    );
    for (const mode of modes) {
      const builds = { old: [], new: [] };
      const build = async (side, round) => {
        CHANGES[mode](peers[side], round);
        return runCommand(peers[side], peers[side].build, options);
      };
      // The first mode may find an outdated output of an earlier run.
      if (mode !== 'cold' && mode === modes[0])
        for (const side of ['old', 'new'])
          await runCommand(peers[side], peers[side].build, options);
      for (let round = 0; round < rounds; round++) {
        for (const side of round % 2 === 0 ? ['old', 'new'] : ['new', 'old']) {
          const measured = await build(side, round);
          builds[side].push(measured);
          console.error(
            `${title}, ${mode}, ${round + 1}/${rounds}, ${side}: ${measured.cpu.toFixed(2)} CPU s`,
          );
        }
      }
      tables.push(`### ${title}, ${mode}, ${rounds} rounds\n\n${table(builds)}`);
    }
  }
  return tables.join('\n\n');
}

function generateSite(side, checkout, size) {
  const { sources, pageFile, files } = octavo;
  const peer = { ...peerFor(side, checkout, `pages-${size}`), sources, pageFile, files };
  installPeer(peer);
  writeSite(peer, makeCorpus(size));
  writeFileSync(path.join(siteOf(peer), COMPONENT_PAGE), COMPONENT_SOURCE);
  return peer;
}

/** Both sides receive the same edits, so that their outputs stay equal. */
function appendSentence(peer, file, round) {
  appendFileSync(path.join(siteOf(peer), file), `\nEdited sentence number ${round}.\n`);
}

/** Changes an expression of the page with a component, so that the code of the site differs. */
function changeCode(peer, round) {
  const file = path.join(siteOf(peer), COMPONENT_PAGE);
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, source.replace(/\['[^']*'\]/, `['Second, version ${round}']`));
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
