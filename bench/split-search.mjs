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
const TIMEOUT_MS = 120_000;

const entries = await readEntries(values.tree, 'en', Number(values.pages));
const browser = await launchChromium();
const kinds = { 'one file': Number.POSITIVE_INFINITY, split: -1 };
const sites = [];
for (const [name, splitSize] of Object.entries(kinds)) {
  const folder = copySite(splitSize);
  sites.push({ name, folder, server: await serve(folder), times: [] });
}
// The first visit with each query is not measured, because the server compresses the files during that visit.
const visits = [...QUERIES.keys()].map(() => false).concat(Array(Number(values.runs)).fill(true));
for (const [visit, isMeasured] of visits.entries()) {
  for (const { server, times } of sites) {
    const time = await measure(server.origin, QUERIES[visit % QUERIES.length]);
    if (isMeasured) times.push(time);
  }
}
for (const { name, times, folder, server } of sites) {
  server.close();
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
  const measuring = page.evaluate(measureInPage, { length: query.length, timeoutMs: TIMEOUT_MS });
  await sleep(100);
  await page.keyboard.press('Control+k');
  // A reader presses the next key at its time, even if the page is busy.
  for (const key of query) {
    void page.keyboard.press(key);
    await sleep(KEY_MS);
  }
  const time = await measuring;
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
 * Runs in the page: returns the time from the first key to the first row in ms. Waits for changes instead of looking at each
 * frame, because frames compete with the page for the processor.
 */
async function measureInPage({ length, timeoutMs }) {
  const opened = await new Promise((resolve) => {
    addEventListener('keydown', (event) => resolve(event.timeStamp), { capture: true, once: true });
  });
  const isAnswered = () =>
    document.querySelector('[role=combobox][aria-busy=false]')?.value.length === length &&
    document.querySelector('[role=option]') !== null;
  await new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('timed out waiting for results')), timeoutMs);
    const observer = new MutationObserver(() => {
      if (!isAnswered()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  });
  // The row is visible after the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - opened;
}
