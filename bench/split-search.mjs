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
import { median } from './report/median.mjs';

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
const TIMEOUT_MS = 30_000;

const entries = await readEntries(values.tree, 'en', Number(values.pages));
const browser = await launchChromium();
const kinds = { 'one file': Number.POSITIVE_INFINITY, split: -1 };
const sites = [];
for (const [name, splitSize] of Object.entries(kinds)) {
  const { folder, files } = copySite(splitSize);
  const server = await serve(folder);
  // The server compresses a file when it is requested first.
  for (const file of files) await (await fetch(`${server.origin}/${file}`)).arrayBuffer();
  sites.push({ name, folder, server, times: [] });
}
// The first visit is not measured, because the server compresses the scripts.
for (let visit = 0; visit <= Number(values.runs); visit++) {
  for (const { server, times } of sites) {
    const time = await measure(server.origin, QUERIES[visit % QUERIES.length]);
    if (visit > 0) times.push(time);
  }
}
for (const { name, times, folder, server } of sites) {
  server.close();
  const all = times.map((time) => time.toFixed(0)).join(' ');
  process.stdout.write(`${name}: ${median(times).toFixed(0)} ms (${all})\n`);
  rmSync(folder, { recursive: true });
}
await browser.close();

/** Copies the site with an index of the pages. Returns the folder of the copy, and the paths of the index files. */
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
  return { folder, files: files.map(({ file }) => file) };
}

/** Returns the time from Ctrl+K to the first row in ms. */
async function measure(origin, query) {
  const page = await newVisitor(browser);
  await slowDown(page, Number(values.throttle));
  await page.goto(`${origin}/`, { waitUntil: 'load' });
  await sleep(READ_MS);
  await page.evaluate(startMeasuring, { query, timeoutMs: TIMEOUT_MS });
  await page.keyboard.press('Control+k');
  // A reader presses the next key at its time, even if the page is busy.
  for (const key of query) {
    void page.keyboard.press(key);
    await sleep(KEY_MS);
  }
  const time = await page.evaluate(() => globalThis.searchTime);
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

/**
 * Runs in the page: sets `searchTime` to a promise of the time from Ctrl+K to the first row in ms. Waits for changes instead
 * of looking at each frame, because frames compete with the page for the processor.
 */
function startMeasuring({ query, timeoutMs }) {
  globalThis.searchTime = new Promise((resolve, reject) => {
    let opened;
    const fail = (reason) => reject(new Error(`"${query}": ${reason}`));
    const observer = new MutationObserver(() => {
      const input = document.querySelector('[role=combobox][aria-busy=false]');
      if (input?.value !== query) return;
      if (document.querySelector('.oct-search-empty')) fail('no results');
      if (!document.querySelector('[role=option]')) return;
      observer.disconnect();
      // The row is visible after the next frame.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - opened)));
    });
    setTimeout(() => fail(`no row after ${timeoutMs} ms`), timeoutMs);
    const onKey = (event) => {
      if (event.key !== 'k') return;
      removeEventListener('keydown', onKey, true);
      opened = event.timeStamp;
      observer.observe(document, { subtree: true, childList: true, attributes: true });
    };
    addEventListener('keydown', onKey, true);
  });
}
