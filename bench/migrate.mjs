#!/usr/bin/env node
/**
 * Migrates public sites with `@octavo/migrate` and builds them without manual edits. Packages that the report names are
 * installed. The sites are read from bare Git repositories in the folder `--mirrors`, which are never committed.
 *
 *   node bench/migrate.mjs --mirrors ../mirrors --only redux,starlight
 */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { LAB, REPO } from './lab.mjs';
import { compareAddresses } from './migrate/addresses.mjs';
import { checkOut, findMirror, linkPackages } from './migrate/checkout.mjs';
import { install } from './migrate/install.mjs';
import { compareText, countHomeWords } from './migrate/shingles.mjs';
import { SITES } from './migrate/sites.mjs';
import { list } from './options.mjs';

const { values } = parseArgs({
  options: {
    mirrors: { type: 'string' },
    only: { type: 'string', default: '' },
    'skip-build': { type: 'boolean', default: false },
  },
});
if (!values.mirrors) throw new Error('Pass the folder with the repositories as --mirrors.');
const mirrors = path.resolve(values.mirrors);
const names = list(values.only || Object.keys(SITES).join());
const lab = path.join(LAB, 'migrate');

function run(script, args, cwd) {
  const command = [path.join(REPO, script), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  return { status, output: `${stdout}${stderr}` };
}

/** Compares the output with the original pages. The logs name sequences and addresses that are missing. */
function compareOutput(name, folder, site, sources, report) {
  const outputs = ['doc_build', 'dist'].map((output) => path.join(folder, site, output));
  const dist = outputs.find((output) => existsSync(output));
  const { share, missing } = compareText(
    sources.map((source) => path.join(folder, source)),
    dist,
  );
  writeFileSync(path.join(lab, `${name}-text.log`), missing.join('\n'));
  const { addresses, named, missing: dead } = compareAddresses(name, folder, dist, report);
  writeFileSync(path.join(lab, `${name}-addresses.log`), dead.join('\n'));
  return [
    (share * 100).toFixed(2),
    countHomeWords(dist),
    `${addresses - dead.length - named.length} of ${addresses}`,
    named.length,
  ];
}

console.log(
  '| site | pages | named items | lost items | installed packages | edits | `octavo build`, s | errors | text, % | home page, words | old addresses | named |\n| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |',
);
for (const name of names) {
  const [repository, folders, site, sources] = SITES[name];
  const git = findMirror(repository, mirrors);
  if (!git) {
    console.log(
      `| ${name} | – | – | – | – | – | – | not in ${path.basename(mirrors)} | – | – | – | – |`,
    );
    continue;
  }
  const folder = path.join(lab, name);
  rmSync(folder, { recursive: true, force: true });
  checkOut(git, folders, folder);
  linkPackages(folder);
  const migrated = run('packages/migrate/bin/octavo-migrate.mjs', [site, '--skip-build'], folder);
  writeFileSync(path.join(lab, `${name}-migrate.log`), migrated.output);
  const items = /(\d+) items? could not be migrated/.exec(migrated.output)?.[1] ?? '0';
  const lost = /Lost for readers \((\d+)\)/.exec(migrated.output)?.[1] ?? '0';
  if (values['skip-build']) {
    console.log(`| ${name} | – | ${items} | ${lost} | – | – | – | – | – | – | – | – |`);
    continue;
  }
  const { installed, failed } = install(migrated.output, folder);
  const started = performance.now();
  const built = run('packages/cli/bin/octavo.mjs', ['build'], path.join(folder, site));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  writeFileSync(path.join(lab, `${name}-build.log`), built.output);
  const pages = /Built (\d+) pages/.exec(built.output)?.[1] ?? '–';
  const errors = built.status === 0 ? 0 : (/with (\d+) error/.exec(built.output)?.[1] ?? 'yes');
  const packages = `${installed.length}${failed.length > 0 ? ` (failed: ${failed.join(', ')})` : ''}`;
  const compared =
    built.status === 0
      ? compareOutput(name, folder, site, sources, migrated.output)
      : ['–', '–', '–', '–'];
  // Nothing edits the files between the migration and the build.
  const edits = built.status === 0 ? 0 : 'needed';
  console.log(
    `| ${[name, pages, items, lost, packages, edits, seconds, errors, ...compared].join(' | ')} |`,
  );
}
