#!/usr/bin/env node
/**
 * Measures the first search of a visit with an index in one file and with a split one: from Ctrl+K
 * to the first row, with an empty cache, five letters typed at 80 ms, and the page and the worker
 * slowed down. The site is a built one, whose index is replaced by an index of other pages.
 *
 *   node bench/split-search.mjs --site sites/docs/dist --tree CONTENT_ROOT... [--pages 1000]
 *     [--runs 5] [--throttle 4]
 *
 * CONTENT_ROOT is a folder with Markdown pages in English. The pages of all roots are one site.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readEntries } from '../packages/search/bench/relevance/read-tree.mjs';
import { buildIndexes } from '../packages/search/dist/indexer.js';
import { launchChromium, newVisitor, sleep } from './browser/chromium.mjs';
import { serve } from './browser/static-server.mjs';

const { values } = parseArgs({
  options: {
    site: { type: 'string' },
    tree: { type: 'string', multiple: true },
    pages: { type: 'string', default: 'Infinity' },
    runs: { type: 'string', default: '5' },
    throttle: { type: 'string', default: '4' },
  },
});
/** Beginnings of words that occur in every documentation. */
const QUERIES = ['modul', 'build', 'watch', 'alias', 'envir']; // cspell:ignore modul envir
/** Idle time before the search in ms, because readers look at the page first. */
const READ_MS = 2500;
const KEY_MS = 80;
const TIMEOUT_MS = 20_000;

const entries = await readEntries(values.tree, 'en', Number(values.pages));
const browser = await launchChromium();
const kinds = { 'one file': Number.POSITIVE_INFINITY, split: -1 };
const sites = Object.entries(kinds).map(([name, splitSize]) => ({
  name,
  folder: copySite(splitSize),
  times: [],
}));
// The first visit is not measured, because the server compresses the files during that visit.
for (let run = 0; run <= Number(values.runs); run++) {
  for (const { folder, times } of sites) {
    const server = await serve(folder);
    const time = await measure(server.origin, QUERIES[run % QUERIES.length]);
    server.close();
    if (run > 0) times.push(time);
  }
}
for (const { name, times, folder } of sites) {
  const sorted = times.toSorted((a, b) => a - b);
  const all = times.map((time) => time.toFixed(0)).join(' ');
  process.stdout.write(`${name}: ${sorted[sorted.length >> 1].toFixed(0)} ms (${all})\n`);
  rmSync(folder, { recursive: true });
}
await browser.close();

/** Copies the site with an index of the pages. Returns the folder of the copy. */
function copySite(splitSize) {
  const folder = mkdtempSync(path.join(tmpdir(), 'octavo-search-'));
  cpSync(values.site, folder, { recursive: true });
  const [{ files }] = buildIndexes(entries, { splitSize });
  for (const { file, json } of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), json);
  }
  const manifest = path.join(folder, 'static/manifest.json');
  const { searchIndexes, ...rest } = JSON.parse(readFileSync(manifest, 'utf8'));
  const indexes = { ...searchIndexes, en: { index: files[0].file } };
  writeFileSync(manifest, JSON.stringify({ ...rest, searchIndexes: indexes }));
  return folder;
}

/** Returns the time from Ctrl+K to the first row in ms. */
async function measure(origin, query) {
  const page = await newVisitor(browser);
  await slowDown(page, Number(values.throttle));
  await page.goto(`${origin}/`, { waitUntil: 'load' });
  await sleep(READ_MS);
  const time = await page.evaluate(searchInPage, { query, keyMs: KEY_MS, timeoutMs: TIMEOUT_MS });
  await page.context().close();
  return time;
}

/** Slows down the page and its workers. */
async function slowDown(page, rate) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  session.on('Target.attachedToTarget', async ({ sessionId }) => {
    const send = (id, method, params = {}) =>
      session.send('Target.sendMessageToTarget', {
        sessionId,
        message: JSON.stringify({ id, method, params }),
      });
    await send(1, 'Emulation.setCPUThrottlingRate', { rate });
    await send(2, 'Runtime.runIfWaitingForDebugger');
  });
  const options = { autoAttach: true, waitForDebuggerOnStart: true, flatten: false };
  await session.send('Target.setAutoAttach', options);
}

/** Runs in the page: types the query as soon as the panel has the focus, until a row is visible. */
function searchInPage({ query, keyMs, timeoutMs }) {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('timed out waiting for results')), timeoutMs);
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    const opened = performance.now();
    let typed = 0;
    let lastKey = 0;
    const checkFrame = () => {
      const input = document.activeElement;
      const now = performance.now();
      if (input.matches('[role=combobox]') && typed < query.length && now - lastKey >= keyMs) {
        typed++;
        lastKey = now;
        set.call(input, query.slice(0, typed));
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
      const row = document.querySelector('[role=option]');
      const isBusy = document.querySelector('[role=dialog] [aria-busy=true]') !== null;
      if (typed === query.length && !isBusy && row?.getBoundingClientRect().height > 0)
        resolve(now - opened);
      else requestAnimationFrame(checkFrame);
    };
    const options = { key: 'k', ctrlKey: true, bubbles: true, cancelable: true };
    document.body.dispatchEvent(new KeyboardEvent('keydown', options));
    requestAnimationFrame(checkFrame);
  });
}
