#!/usr/bin/env node
// Measures the size and the speed of search with a split index, compared with an index in one file.
//
//   node bench/split.mjs --tree CONTENT_ROOT... [--lang en] [--pages COUNT] [--labels FOLDER]
//
// CONTENT_ROOT is a folder with Markdown pages, such as those of `relevance.mjs`. The pages of all roots are one site; --pages
// limits their number, with an equal share of each root. The queries are those of the labels in `*.LANG.json`. A first query is
// typed letter by letter, and each unfinished one is prepared, as the search panel does. Sizes are in kB, with Brotli 9.
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { brotliCompressSync, constants } from 'node:zlib';
import { buildIndexes } from '@octavo/search/indexer';

import { readEntries } from './relevance/read-tree.mjs';
import { startWorker } from './worker/start-worker.mjs';

const { values } = parseArgs({
  options: {
    tree: { type: 'string', multiple: true },
    lang: { type: 'string', default: 'en' },
    pages: { type: 'string', default: 'Infinity' },
    labels: {
      type: 'string',
      default: fileURLToPath(new URL('../fixtures/labels/a', import.meta.url)),
    },
  },
});
const SITE = 'https://site.example/';
/** Every ninth query is also measured as the first one of a visit. */
const FIRST_QUERY_STEP = 9;

const entries = await readEntries(values.tree, values.lang, Number(values.pages));
const queries = readQueries();
const bytes = entries.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
print(`${entries.length} pages, ${(bytes / 1e6).toFixed(1)} MB of text, ${queries.length} queries`);

for (const [name, splitSize] of [
  ['one file', Number.POSITIVE_INFINITY],
  ['split', -1],
]) {
  const started = performance.now();
  const [index] = buildIndexes(entries, { splitSize });
  const built = performance.now() - started;
  const files = new Map(index.files.map(({ file, json }) => [SITE + file, json]));
  const sizes = new Map([...files].map(([url, json]) => [url, sizeOf(json)]));
  const url = SITE + index.files[0].file;

  const first = [];
  for (let at = 0; at < queries.length; at += FIRST_QUERY_STEP)
    first.push(await measureFirst(queries[at], url, files, sizes));
  const ms = await measureQueries(url, files);
  print(`\n${name}: built in ${built.toFixed(0)} ms, main file ${sizes.get(url).toFixed(1)} kB`);
  print(`  first query: ${describe(first.map(({ size }) => size))} kB`);
  print(`  requests:    ${describe(first.map(({ requests }) => requests))}`);
  print(`  query:       ${describe(ms)} ms`);
  if (splitSize < 0) printUpdate(index);
}
process.exit();

/** Fetches everything that a first query needs. Returns the number of requests and their size. */
async function measureFirst(query, url, files, sizes) {
  const requested = new Set();
  const send = await startWorker(url, files, (file) => requested.add(file));
  const letters = [...query];
  for (let count = 1; count < letters.length; count++)
    await send({ kind: 'prepare', query: letters.slice(0, count).join('') });
  await send({ kind: 'query', query });
  const size = [...requested].reduce((sum, file) => sum + sizes.get(file), 0);
  return { size, requests: requested.size };
}

/** Returns the duration of each query in ms. */
async function measureQueries(url, files) {
  const thread = new Worker(new URL('worker/measure-queries.mjs', import.meta.url), {
    workerData: { url, files, queries },
  });
  const [durations] = await once(thread, 'message');
  return durations;
}

/** Adds a sentence to a page, and updates the index. */
function printUpdate({ files: [main, ...parts] }) {
  const files = new Map([main, ...parts].map(({ file, json }) => [file, json]));
  const edited = entries.with(0, { ...entries[0], content: `${entries[0].content}\n\nNew words.` });
  const previous = () => ({ file: main.file, read: (file) => files.get(file) });
  const started = performance.now();
  const [updated] = buildIndexes(edited, { splitSize: -1, previous });
  const duration = performance.now() - started;
  print(`  edit:        ${duration.toFixed(0)} ms, ${updated.files.length} files written`);
}

function readQueries() {
  return readdirSync(values.labels)
    .filter((name) => name.endsWith(`.${values.lang}.json`))
    .flatMap((name) => JSON.parse(readFileSync(join(values.labels, name), 'utf8')))
    .map(({ query }) => query);
}

function sizeOf(text) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return brotliCompressSync(text, { params }).length / 1000;
}

function describe(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.floor(sorted.length * share)].toFixed(1);
  return `${at(0.5)} (95 %: ${at(0.95)})`;
}

function print(line) {
  process.stdout.write(`${line}\n`);
}
