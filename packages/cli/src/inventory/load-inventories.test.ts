import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, expect, test } from 'vitest';

import type { LinkedSite } from '../model/linked-site';
import { loadInventories } from './load-inventories';
import { readInventory } from './read-inventory';
import { testInventory, testLinkedSite } from './testing/inventory';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

const valid = JSON.stringify(testInventory());

async function serve(listener: RequestListener): Promise<LinkedSite> {
  server = createServer(listener);
  await new Promise<void>((done) => server!.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return testLinkedSite(undefined, { url: `http://127.0.0.1:${port}/docs/` });
}

async function load(site: LinkedSite, options: { timeout?: number; maxSize?: number } = {}) {
  const [loaded] = await loadInventories([site], options);
  const status = loaded!.status!;
  return status.kind === 'current'
    ? 'current'
    : `${status.kind}: ${status.reason.replace(site.url, '')}`;
}

test('fetches the inventory, and requests it again only if it has changed', async () => {
  const requests: [url: string | undefined, etag: string | undefined][] = [];
  const site = await serve((request, response) => {
    const etag = request.headers['if-none-match'];
    requests.push([request.url, etag]);
    response.writeHead(etag ? 304 : 200, { etag: '"1"' }).end(etag ? undefined : valid);
  });
  expect([await load(site), await load(site)]).toEqual(['current', 'current']);
  expect(requests).toEqual([
    ['/docs/octavo.json', undefined],
    ['/docs/octavo.json', '"1"'],
  ]);
  expect(readInventory(site.file)?.inventory).toEqual(testInventory());
});

test('reads the inventory of a folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-folder-'));
  const site = testLinkedSite(undefined, { folder });
  const file = join(folder, 'octavo.json');
  expect(await load(site)).toBe(`missing: ${file}: file not found. Build that site first`);
  writeFileSync(file, valid);
  expect(await load(site)).toBe('current');
  writeFileSync(file, '[]');
  expect(await load(site)).toContain(`stale: ${file}: invalid content`);
});

test('an invalid response does not replace the copy, which has the date of its request', async () => {
  let body = valid;
  const site = await serve((_, response) => response.end(body));
  const before = new Date().toISOString();
  expect(await load(site)).toBe('current');
  const copy = readFileSync(site.file, 'utf8');
  body = '<!doctype html>';
  const [loaded] = await loadInventories([site]);
  expect(loaded?.status).toMatchObject({
    kind: 'stale',
    reason: `${site.url}octavo.json: the response is HTML instead of JSON`,
  });
  expect(loaded?.status?.kind === 'stale' && loaded.status.date >= before).toBe(true);
  expect(readFileSync(site.file, 'utf8')).toBe(copy);
});

const invalid = (fields: object) => JSON.stringify({ ...testInventory(), ...fields });
const page = { route: '/a', title: 'A', ids: [] };

test.each<[reason: string, body: string]>([
  ['the response is HTML instead of JSON', '<!doctype html><title>Not found</title>'],
  ['the content is not valid JSON', valid.slice(0, -5)],
  ['the content is not valid JSON', ''],
  ['format version 2 is not supported', invalid({ version: 2 })],
  ['invalid content: version:', invalid({ version: '1' })],
  ['invalid content: invalid input', 'null'],
  ['invalid content: langs:', invalid({ langs: [] })],
  ['invalid content: langs.0:', invalid({ langs: ['../x'] })],
  ['invalid content: pages.0.ids:', invalid({ pages: [{ ...page, ids: 'x' }] })],
  [
    'invalid content: pages.0.route:',
    invalid({ pages: [{ ...page, route: 'javascript:alert(1)' }] }),
  ],
  ['invalid content: pages.0.route:', invalid({ pages: [{ ...page, route: '//evil.example' }] })],
  ['invalid content: pages.0.route:', invalid({ pages: [{ ...page, route: '/a\nb' }] })],
])('a response is rejected: %s', async (reason, body) => {
  const site = await serve((_, response) => response.end(body));
  expect(await load(site)).toContain(`missing: octavo.json: ${reason}`);
  expect(readInventory(site.file)).toBeUndefined();
});

test.each<[reason: string, listener: RequestListener]>([
  ['HTTP status 404', (_, response) => response.writeHead(404).end(valid)],
  ['HTTP status 500', (_, response) => response.writeHead(500).end()],
  [
    'the server redirects to "https://new.example/octavo.json"',
    (_, response) => response.writeHead(301, { location: 'https://new.example/octavo.json' }).end(),
  ],
  ['no response within 0.2 s', () => undefined],
  [
    'no response within 0.2 s',
    (_, response) => {
      response.write('{"version":1,');
    },
  ],
  ['larger than 0.002 MB', (_, response) => response.end(' '.repeat(3000) + valid)],
])('a server that responds otherwise is reported: %s', async (reason, listener) => {
  const site = await serve(listener);
  expect(await load(site, { timeout: 200, maxSize: 2000 })).toBe(`missing: octavo.json: ${reason}`);
});

test('a server that does not run is reported, and its copy is used', async () => {
  const site = await serve((_, response) => response.end(valid));
  expect(await load(site)).toBe('current');
  server!.closeAllConnections();
  await new Promise((done) => server!.close(done));
  expect(await load(site)).toBe('stale: octavo.json: ECONNREFUSED');
});

test('a copy that was changed by something else is fetched again', async () => {
  const site = await serve((_, response) => response.writeHead(200, { etag: '"1"' }).end(valid));
  await load(site);
  writeFileSync(site.file, '{');
  expect(await load(site)).toBe('current');
  expect(readInventory(site.file)?.inventory).toEqual(testInventory());
});
