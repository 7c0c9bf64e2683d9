import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { testPage } from '../model/testing/page';
import { askAddress } from './ask-address';
import { addressOf, auditExternal } from './external-links';

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

function asker(gone: RegExp) {
  const asked: string[] = [];
  const ask = async (address: string) => {
    asked.push(address);
    return gone.test(address)
      ? { isGone: true as const, reason: 'status 404' }
      : { isGone: false as const };
  };
  return { asked, ask };
}

test('every address is asked once, and one that is gone is named at each place', async () => {
  const { asked, ask } = asker(/gone/);
  const findings = await auditExternal([page, page], { cacheDir, allow: ['https://b.'], ask });
  expect(asked.sort()).toEqual(['https://a.dev/gone', 'https://a.dev/one']);
  expect(findings.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '3 Expected https://a.dev/gone to answer, got status 404.',
    '3 Expected https://a.dev/gone to answer, got status 404.',
  ]);
});

test('an answer is kept for a week, a failure is not, and a damaged file is none', async () => {
  const run = async (now: number) => {
    const { asked, ask } = asker(/gone/);
    await auditExternal([page], { cacheDir, allow: [], ask, now });
    return asked.length;
  };
  expect(await run(1_000_000_000_000)).toBe(3);
  expect(await run(1_000_000_000_001)).toBe(1);
  expect(await run(1_000_700_000_000)).toBe(3);
  writeFileSync(join(cacheDir, 'external-links.json'), '{');
  expect(await run(1_000_700_000_001)).toBe(3);
});

test('many addresses of one host are all asked', async () => {
  const { asked, ask } = asker(/never/);
  const many = Array.from({ length: 40 }, (_, index) => `https://a.dev/${index}`);
  await auditExternal([testPage('en/a.mdx', { links: links(...many) })], {
    cacheDir,
    allow: [],
    ask,
  });
  expect(asked).toHaveLength(40);
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
])('%s is asked as %s', (href, address) => expect(addressOf(href)).toBe(address));

/** A host that answers with the statuses of a path, one after the other: `/503,200`. */
async function withHost(run: (url: string, asked: string[]) => Promise<void>): Promise<void> {
  const counts = new Map<string, number>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url!;
    const key = `${request.method} ${path}`;
    asked.push(key);
    const statuses = path.slice(1).split(',');
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    response.writeHead(Number(statuses[Math.min(count, statuses.length - 1)]));
    response.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('not found and gone are gone; refusals, failures and slowness are not', () =>
  withHost(async (url) => {
    const verdict = async (path: string) => (await askAddress(url + path, { pause: 1 })).isGone;
    expect(await verdict('/200')).toBe(false);
    expect(await verdict('/404')).toBe(true);
    expect(await verdict('/410')).toBe(true);
    expect(await verdict('/403')).toBe(false);
    expect(await verdict('/500')).toBe(false);
    expect(await verdict('/503,404')).toBe(true);
    expect(await verdict('/429,429,200')).toBe(false);
  }));

test('a host that refuses HEAD is asked with GET, and a failing one three times', () =>
  withHost(async (url, asked) => {
    await askAddress(`${url}/405`, { pause: 1 });
    expect(asked).toEqual(['HEAD /405', 'GET /405']);
    asked.length = 0;
    await askAddress(`${url}/502`, { pause: 1 });
    expect(asked).toHaveLength(6);
  }));

test('a name without a host is gone, a host that cannot be reached is not', async () => {
  const failing = (code: string) => async () => {
    throw new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
  };
  const ask = (code: string) => askAddress('https://a.dev/', { fetch: failing(code), pause: 1 });
  expect(await ask('ENOTFOUND')).toEqual({ isGone: true, reason: 'no host of that name' });
  expect(await ask('ECONNRESET')).toEqual({ isGone: false });
});
