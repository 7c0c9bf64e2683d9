import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { testPage } from '../model/testing/page';
import { checkUrl } from './check-url';
import { auditExternalLinks, toExternalUrl } from './external-links';

let cacheDir: string;
beforeEach(() => {
  cacheDir = mkdtempSync(join(tmpdir(), 'octavo-external-'));
});
afterEach(() => rmSync(cacheDir, { recursive: true }));

const links = (...hrefs: string[]) =>
  hrefs.map((href, index) => ({
    kind: 'link' as const,
    href,
    resolved: href,
    line: index + 1,
    column: 1,
  }));
const page = testPage('en/a.mdx', {
  links: links(
    'https://a.dev/one#x',
    'https://a.dev/one',
    'https://a.dev/gone',
    'https://b.dev/',
    '/local',
  ),
});

function createChecker(dead: RegExp) {
  const checked: string[] = [];
  const check = async (url: string) => {
    checked.push(url);
    return dead.test(url)
      ? { state: 'dead' as const, reason: 'HTTP status 404' }
      : { state: 'alive' as const };
  };
  return { checked, check };
}

/** Returns a `fetch` whose requests fail with an error code. */
const failWith = (code: string) => async () => {
  throw new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
};

test('checks each URL once and reports each link to a dead URL', async () => {
  const { checked, check } = createChecker(/gone/);
  const findings = await auditExternalLinks([page, page], {
    cacheDir,
    allow: ['https://b.'],
    check,
  });
  expect(checked.sort()).toEqual(['https://a.dev/gone', 'https://a.dev/one']);
  expect(findings.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '3 Dead external link https://a.dev/gone: HTTP status 404.',
    '3 Dead external link https://a.dev/gone: HTTP status 404.',
  ]);
});

test('caches live URLs for a week, checks dead URLs again and ignores an invalid cache', async () => {
  const run = async (now: number) => {
    const { checked, check } = createChecker(/gone/);
    await auditExternalLinks([page], { cacheDir, allow: [], check, now });
    return checked.length;
  };
  expect(await run(1_000_000_000_000)).toBe(3);
  expect(await run(1_000_000_000_001)).toBe(1);
  expect(await run(1_000_700_000_000)).toBe(3);
  writeFileSync(join(cacheDir, 'external-links.json'), '{');
  expect(await run(1_000_700_000_001)).toBe(3);
});

test('does not report or cache a URL whose host could not be reached', async () => {
  const input = testPage('en/a.mdx', { links: links('https://a.dev/one') });
  const run = (fetch: typeof globalThis.fetch) =>
    auditExternalLinks([input], {
      cacheDir,
      allow: [],
      check: (url) => checkUrl(url, { fetch, delay: 1 }),
    });
  expect(await run(failWith('EAI_AGAIN'))).toEqual([]);
  expect(await run(async () => new Response(null, { status: 404 }))).toHaveLength(1);
});

test('checks all of many URLs of one host', async () => {
  const { checked, check } = createChecker(/never/);
  const many = Array.from({ length: 40 }, (_, index) => `https://a.dev/${index}`);
  await auditExternalLinks([testPage('en/a.mdx', { links: links(...many) })], {
    cacheDir,
    allow: [],
    check,
  });
  expect(checked).toHaveLength(40);
});

test.each([
  ['https://a.dev/x?y#z', 'https://a.dev/x?y'],
  ['//a.dev/x', 'https://a.dev/x'],
  ['http://localhost:3000/x', undefined],
  ['http://127.0.0.1/', undefined],
  ['http://192.168.0.1/', undefined],
  ['https://example.com/x', undefined],
  ['https://docs.example.org/x', undefined],
  ['https://my-host/x', undefined],
  ['https://site.test/', undefined],
  ['mailto:a@b.dev', undefined],
  ['https://%%/', undefined],
])('converts %s to %s', (href, url) => expect(toExternalUrl(href)).toBe(url));

/** Starts a server that responds with the statuses in the path, one per request: `/503,200`. */
async function withServer(run: (url: string, requests: string[]) => Promise<void>): Promise<void> {
  const counts = new Map<string, number>();
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url!;
    const key = `${request.method} ${path}`;
    requests.push(key);
    const statuses = path.slice(1).split(',');
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    response.writeHead(Number(statuses[Math.min(count, statuses.length - 1)]));
    response.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('only 404 and 410 are dead, and server errors and rate limiting are inconclusive', () =>
  withServer(async (url) => {
    const stateOf = async (path: string) => (await checkUrl(url + path, { delay: 1 })).state;
    expect(await stateOf('/200')).toBe('alive');
    expect(await stateOf('/404')).toBe('dead');
    expect(await stateOf('/410')).toBe('dead');
    expect(await stateOf('/403')).toBe('alive');
    expect(await stateOf('/500')).toBe('unknown');
    expect(await stateOf('/429')).toBe('unknown');
    expect(await stateOf('/503,404')).toBe('dead');
    expect(await stateOf('/429,429,200')).toBe('alive');
  }));

test('sends GET if HEAD fails, and retries server errors twice', () =>
  withServer(async (url, requests) => {
    await checkUrl(`${url}/405`, { delay: 1 });
    expect(requests).toEqual(['HEAD /405', 'GET /405']);
    requests.length = 0;
    await checkUrl(`${url}/502`, { delay: 1 });
    expect(requests).toHaveLength(6);
  }));

test('unknown hosts are dead, and unreachable hosts are inconclusive', async () => {
  const check = (code: string) => checkUrl('https://a.dev/', { fetch: failWith(code), delay: 1 });
  expect(await check('ENOTFOUND')).toEqual({ state: 'dead', reason: 'host not found' });
  expect(await check('ECONNRESET')).toEqual({ state: 'unknown' });
  expect(await check('EAI_AGAIN')).toEqual({ state: 'unknown' });
});
