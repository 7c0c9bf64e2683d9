#!/usr/bin/env node
// Measures the relevance of search with labeled queries, compared with other engines on the same pages.
//
//   node bench/relevance.mjs [--labels FOLDER] --tree NAME=CONTENT_ROOT... [--engines LIST] [--peers FOLDER] [--misses]
//
// CONTENT_ROOT is a folder with Markdown pages, for example `sites/docs/content`. Labels are read from `NAME.LANG.json` in
// the labels folder (default: fixtures/labels/a). FOLDER of --peers is a folder in which
// `npm i minisearch pagefind flexsearch @orama/orama @orama/tokenizers` was run; without it, only Octavo is measured.
// --misses lists the queries of Octavo whose first row is wrong.
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { buildIndexes } from '@octavo/search/indexer';
import { measureRelevance } from '@octavo/search/node';

import { readLabels } from './relevance/labels.mjs';
import { LIMIT } from './relevance/limit.mjs';
import { createPeers } from './relevance/peers.mjs';
import { readTree } from './relevance/read-tree.mjs';
import { startWorker } from './worker/start-worker.mjs';

const { values } = parseArgs({
  options: {
    labels: { type: 'string' },
    tree: { type: 'string', multiple: true },
    engines: { type: 'string' },
    langs: { type: 'string', default: 'en,zh' },
    peers: { type: 'string' },
    misses: { type: 'boolean' },
  },
});
const print = (line) => process.stdout.write(`${line}\n`);
const labelFolder = resolve(
  values.labels ?? fileURLToPath(new URL('../fixtures/labels/a', import.meta.url)),
);
const trees = (
  values.tree ?? [`rstest=${join(import.meta.dirname, '../../../sites/docs/content')}`]
).map((tree) => tree.split('='));
const engines = {
  octavo: (entries) => octavo(entries),
  'octavo-split': (entries) => octavo(entries, -1),
  ...(values.peers ? createPeers(values.peers) : {}),
};
const names = values.engines?.split(',') ?? Object.keys(engines);

for (const [tree, root] of trees) {
  for (const lang of values.langs.split(',')) {
    const entries = await readTree(resolve(root), lang);
    const labels = readLabels(labelFolder, tree, lang, entries);
    if (!labels) continue;
    print(`\n${tree}, ${lang}: ${labels.length} queries, ${entries.length} pages`);
    print(toLine('', ['page', 'section', 'named', 'recall', 'median ms', 'slowest ms']));
    for (const name of names) {
      const rowsOf = await engines[name](entries, lang);
      const { all, classes, misses } = await measureRelevance(labels, rowsOf, [LIMIT]);
      print(toLine(name, toCells(all)));
      for (const [className, result] of classes)
        print(toLine(`  ${className} ${result.count}`, toCells(result).slice(0, 4)));
      if (!values.misses || name !== 'octavo') continue;
      for (const { query, class: kind, page, section, answers, rows } of misses)
        print(
          `  ${kind} ${page}/${section}  ${query}  →  ${rows.slice(0, 4).join(' ')}   ≠ ${answers.join(' ')}`,
        );
    }
  }
}
process.exit();

function toCells({ page, section, named, recall, median, slowest }) {
  const shares = [page, section, named, recall[LIMIT]].map((share) => share?.toFixed(3) ?? '');
  return [...shares, median.toFixed(2), slowest.toFixed(1)];
}

function toLine(name, cells) {
  return [name.padEnd(16), ...cells.map((cell) => cell.padStart(10))].join('');
}

/** Searches with the script of the worker. */
async function octavo(entries, splitSize) {
  const [{ files }] = buildIndexes(entries, { splitSize });
  const site = 'https://site.example/';
  const responses = new Map(files.map(({ file, json }) => [site + file, json]));
  const send = await startWorker(site + files[0].file, responses);
  return async (query) => {
    const { answer } = await send({ kind: 'query', query });
    return answer.results.map(({ link }) => decodeURIComponent(link));
  };
}
