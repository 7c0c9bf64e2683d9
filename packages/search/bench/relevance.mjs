#!/usr/bin/env node
// Measures the relevance of search on a built site with labeled queries, compared with other engines on the same pages.
//
//   node bench/relevance.mjs SITE_DIST [--peers FOLDER] [--misses]
//
// SITE_DIST is the output of `octavo build`. FOLDER is a folder in which `npm i minisearch pagefind flexsearch` was run.
// Engines that are not installed are skipped. Mean reciprocal rank and recall refer to the first seven pages.
// `--misses` lists the queries whose first result is wrong.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const LIMIT = 7;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { peers: { type: 'string' }, misses: { type: 'boolean' } },
});
const site = resolve(positionals[0] ?? 'dist');
const peers = createRequire(join(resolve(values.peers ?? site), 'x.js'));
const print = (line) => process.stdout.write(`${line}\n`);

const engines = { octavo, minisearch, flexsearch, pagefind };

for (const lang of ['en', 'zh']) {
  const pages = readIndex(lang);
  const queries = readQueries(lang);
  print(`\n${lang}: ${queries.length} queries on ${pages.length} pages`);
  print('engine        MRR    recall@7   median ms   slowest ms');
  for (const [name, createEngine] of Object.entries(engines)) {
    const search = await createEngine(pages, lang).catch(() => undefined);
    print(
      search
        ? printRow(name, await evaluate(search, queries, lang))
        : `${name.padEnd(12)}  not installed`,
    );
  }
}
process.exit();

async function evaluate(search, queries, lang) {
  const times = [];
  let reciprocal = 0;
  let found = 0;
  for (const { query, expected } of queries) {
    const start = performance.now();
    const routes = (await search(query)).map((route) => toLabel(route, lang)).slice(0, LIMIT);
    times.push(performance.now() - start);
    const rank = routes.findIndex((route) => expected.includes(route));
    if (rank >= 0) {
      reciprocal += 1 / (rank + 1);
      found++;
    }
    if (values.misses && rank !== 0)
      print(`  ${rank + 1}  ${query}  →  ${routes.slice(0, 3).join(' ')}`);
  }
  times.sort((a, b) => a - b);
  const count = queries.length;
  return {
    mrr: reciprocal / count,
    recall: found / count,
    median: times[count >> 1],
    slowest: times.at(-1),
  };
}

function printRow(name, { mrr, recall, median, slowest }) {
  const cells = [mrr.toFixed(3), recall.toFixed(3), median.toFixed(2), slowest.toFixed(1)];
  return `${name.padEnd(12)}  ${cells.map((cell, index) => cell.padEnd([7, 11, 12, 0][index])).join('')}`;
}

function readIndex(lang) {
  const folder = join(site, 'static');
  const file = readdirSync(folder).find((name) =>
    new RegExp(`^search_index\\.${lang}\\.\\w+\\.json$`).test(name),
  );
  if (!file) throw new Error(`No index for "${lang}" found in ${folder}. Run octavo build first.`);
  return JSON.parse(readFileSync(join(folder, file), 'utf8'));
}

function readQueries(lang) {
  const text = readFileSync(new URL(`../fixtures/queries.${lang}.tsv`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [query, ...expected] = line.split('\t');
      return { query, expected };
    });
}

/** Removes the language and the file name, which the labels do not contain. */
function toLabel(route, lang) {
  const path = route.replace(/\.html$/, '').replace(/\/index$/, '/');
  return path.startsWith(`/${lang}/`) ? path.slice(lang.length + 1) : path;
}

async function octavo(pages) {
  // Runs the script of the worker, with a stubbed `fetch` and messages.
  const index = JSON.stringify(pages);
  globalThis.fetch = async () => new Response(index);
  const answers = new Map();
  let ready;
  const started = new Promise((done) => {
    ready = done;
  });
  globalThis.postMessage = (reply) =>
    reply.kind === 'ready' ? ready() : answers.get(reply.id)(reply.answer);
  await import(`../dist/worker.js?${pages[0].lang}`);
  await started;
  let id = 0;
  const send = (request) =>
    new Promise((done) => {
      answers.set(++id, done);
      globalThis.onmessage({ data: { id, ...request } });
    });
  await send({ kind: 'load', url: 'https://site.example/index.json' });
  return async (query) => {
    const { results } = await send({ kind: 'query', query, limit: LIMIT });
    return [...new Set(results.map(({ routePath }) => routePath))];
  };
}

async function minisearch(pages) {
  const { default: MiniSearch } = await import(peers.resolve('minisearch'));
  const engine = new (MiniSearch.default ?? MiniSearch)({
    fields: ['title', 'content'],
    idField: 'routePath',
  });
  engine.addAll(pages);
  return async (query) => engine.search(query).map(({ id }) => id);
}

async function flexsearch(pages) {
  const { default: FlexSearch } = await import(peers.resolve('flexsearch'));
  const engine = new FlexSearch.Document({
    document: { id: 'routePath', index: ['title', 'content'] },
    tokenize: 'forward',
  });
  for (const page of pages) engine.add(page);
  return async (query) => [...new Set(engine.search(query, LIMIT).flatMap(({ result }) => result))];
}

async function pagefind(pages, lang) {
  const api = await import(
    join(resolve(values.peers ?? site), 'node_modules/pagefind/lib/index.js')
  );
  const { index } = await api.createIndex({ forceLanguage: lang });
  for (const { routePath, title, content } of pages) {
    await index.addCustomRecord({
      url: routePath,
      content: `${title}\n\n${content}`,
      language: lang,
      meta: { title },
    });
  }
  const { mkdtempSync } = await import('node:fs');
  const { tmpdir } = await import('node:os');
  const folder = mkdtempSync(join(tmpdir(), 'pagefind-'));
  await index.writeFiles({ outputPath: folder });
  const readUrl = (url) =>
    readFileSync(join(folder, decodeURIComponent(new URL(url).pathname.slice(1))));
  globalThis.fetch = async (url) => new Response(readUrl(String(url).replace(/\?.*$/, '')));
  globalThis.document ??= {
    querySelector: () => ({ getAttribute: () => lang }),
    currentScript: null,
  };
  const client = await import(`file://${folder}/pagefind.js`);
  await client.options({ basePath: 'https://site.example/', baseUrl: '/', language: lang });
  await client.init(lang);
  return async (query) => {
    const { results } = await client.search(query);
    const first = await Promise.all(results.slice(0, LIMIT).map((result) => result.data()));
    return first.map(({ url }) => url);
  };
}
