import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SAMPLE_ROUTE } from '../corpus/corpus.mjs';
import { outputOf } from '../lab.mjs';
import { newVisitor, sleep } from './chromium.mjs';
import { compressed } from './compressed.mjs';
import { findFile, serve } from './static-server.mjs';

const SETTLE_MS = 300;
const IDLE_MS = 4000;

/**
 * Measures what a first visit of a documentation page downloads.
 *
 * @returns kB (1,000 bytes) by resource type, and the number of requests until shortly after the
 *   load event. `later` is the number of kB in the four idle seconds after that, when tools
 *   prefetch.
 * @throws if the page is not found
 */
export async function measureFirstVisit(browser, peer, pages) {
  const folder = outputOf(peer, pages);
  const server = await serve(folder);
  try {
    return summary(folder, await requestsOf(browser, server.origin, peer.pageUrl(SAMPLE_ROUTE)));
  } finally {
    server.close();
  }
}

/** Maps each requested path to whether it was requested after the page had loaded. */
async function requestsOf(browser, host, url) {
  const page = await newVisitor(browser);
  const requests = new Map();
  let loaded = false;
  page.on('request', (request) => {
    const { pathname, origin } = new URL(request.url());
    if (origin !== host || requests.has(pathname)) return;
    const type = request.resourceType();
    // Chromium reports `<link rel="prefetch">` as "other", and can start it before the load event.
    const prefetch = kindOf(pathname, type) === 'script' && type === 'other';
    requests.set(pathname, { later: loaded || prefetch, kind: kindOf(pathname, type) });
  });
  const response = await page.goto(host + url, { waitUntil: 'load' });
  if (!response.ok()) throw new Error('page not found');
  await sleep(SETTLE_MS);
  loaded = true;
  await sleep(IDLE_MS);
  await page.context().close();
  return requests;
}

function summary(folder, requests) {
  const visit = { html: 0, script: 0, style: 0, font: 0, other: 0, requests: 0, later: 0 };
  for (const [pathname, { later, kind }] of requests) {
    if (!later) visit.requests += 1;
    const file = findFile(folder, pathname);
    if (file)
      visit[later ? 'later' : kind] += compressed(file, readFileSync(file)).body.length / 1000;
  }
  return visit;
}

const KINDS = {
  '.js': 'script',
  '.mjs': 'script',
  '.css': 'style',
  '.woff': 'font',
  '.woff2': 'font',
};

function kindOf(pathname, type) {
  return type === 'document' ? 'html' : (KINDS[path.extname(pathname)] ?? 'other');
}
