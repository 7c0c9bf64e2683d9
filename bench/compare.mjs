#!/usr/bin/env node
/**
 * Compares two checkouts or revisions of this repository: the files they build, and the time and memory of a build.
 *
 *   node bench/compare.mjs main                  # main and this checkout
 *   node bench/compare.mjs v0.1.0 main --only html
 *   node bench/compare.mjs ../before . --only time --rounds 7 --pages 1000
 *
 * Exits with code 1 if a built file differs, except for asset hashes and the strings in compare/changed-strings.json.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openCheckout } from './compare/checkout.mjs';
import { compareHtml } from './compare/compare-html.mjs';
import { groupDifferences } from './compare/compare-outputs.mjs';
import { compareTimes, TIME_MODES } from './compare/compare-times.mjs';
import { listSites } from './compare/sites.mjs';
import { REPO } from './lab.mjs';
import { list, listOf } from './options.mjs';

const MAX_GROUPS = 40;
const MAX_LOCATIONS = 3;
const MAX_TEXT_LENGTH = 300;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: 'html,time' },
    site: { type: 'string' },
    sites: { type: 'string' },
    rounds: { type: 'string', default: '7' },
    pages: { type: 'string', default: '' },
    modes: { type: 'string', default: 'cold' },
    timeout: { type: 'string', default: '600' },
  },
});
const [before, after = REPO] = positionals;
if (!before) {
  console.error('Usage: node bench/compare.mjs <old checkout or revision> [<new>] [options]');
  process.exit(1);
}
const steps = listOf(['html', 'time'], values.only);
const checkouts = { old: await openCheckout(before), new: await openCheckout(after) };
const options = { nodeFolder: path.dirname(process.execPath), timeout: Number(values.timeout) };
console.log(`old: ${checkouts.old.label}\nnew: ${checkouts.new.label}\n`);

if (steps.includes('html')) {
  const all = listSites(checkouts.old.folder, values.sites);
  const names = all.map(({ name }) => name);
  const selected = values.site ? listOf(names, values.site) : names;
  const file = new URL('compare/changed-strings.json', import.meta.url);
  const { differences, lines, unused } = await compareHtml(
    checkouts,
    all.filter(({ name }) => selected.includes(name)),
    JSON.parse(readFileSync(file, 'utf8')),
    options,
  );
  console.log(lines.join('\n'));
  for (const change of unused) console.log(`Not found in the builds: ${JSON.stringify(change)}`);
  printDifferences(differences);
  if (differences.length > 0) process.exitCode = 1;
}

if (steps.includes('time')) {
  const rounds = Number(values.rounds);
  const modes = listOf(TIME_MODES, values.modes);
  const pages = list(values.pages).map(Number);
  console.log(`\n${await compareTimes(checkouts, pages, { ...options, rounds, modes })}`);
}

function printDifferences(differences) {
  const groups = groupDifferences(differences);
  for (const { removed, added, locations } of groups.slice(0, MAX_GROUPS)) {
    const more =
      locations.length > MAX_LOCATIONS ? ` and ${locations.length - MAX_LOCATIONS} more` : '';
    console.log(`\n${locations.slice(0, MAX_LOCATIONS).join(', ')}${more}`);
    if (removed) console.log(`- ${shorten(removed)}`);
    if (added) console.log(`+ ${shorten(added)}`);
  }
  if (groups.length > MAX_GROUPS)
    console.log(`\n… and ${groups.length - MAX_GROUPS} other changes`);
  console.log(`\n${differences.length} differences, ${groups.length} distinct`);
}

function shorten(text) {
  const line = text.replace(/\n/g, '⏎');
  return line.length > MAX_TEXT_LENGTH
    ? `${line.slice(0, MAX_TEXT_LENGTH)}… (${text.length} characters)`
    : line;
}
