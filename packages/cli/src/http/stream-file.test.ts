import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { streamFile } from './stream-file';

let folder: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-stream-'));
  mkdirSync(join(folder, 'folder.txt'));
  writeFileSync(join(folder, 'ten.txt'), '0123456789');
  writeFileSync(join(folder, '100%41 #.txt'), 'odd name');
  server = createServer((request, response) => {
    const file = join(folder, decodeURIComponent(request.url!));
    if (!streamFile(request, response, file)) response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, done));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const get = (headers: Record<string, string>, path = '/ten.txt') =>
  // Without this header, `fetch` adds one that asks for a response without conditions.
  fetch(origin + path, { headers: { 'Cache-Control': 'max-age=0', ...headers } });

test.each([
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=8-', 206, '89', 'bytes 8-9/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=-30', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=5-500', 206, '56789', 'bytes 5-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  // Invalid ranges are ignored, and so are several ranges, which a server may do.
  ['bytes=9-2', 200, '0123456789', null],
  ['bytes=a-b', 200, '0123456789', null],
  ['lines=1-2', 200, '0123456789', null],
  ['bytes=0-1,4-5', 200, '0123456789', null],
])('the range %s is answered with %i', async (range, status, body, contentRange) => {
  const response = await get({ Range: range });
  expect(response.status).toBe(status);
  expect(response.headers.get('content-range')).toBe(contentRange);
  expect(await response.text()).toBe(body);
});

test('ignores the range of a HEAD request', async () => {
  const response = await fetch(`${origin}/ten.txt`, {
    method: 'HEAD',
    headers: { Range: 'bytes=2-4' },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-length')).toBe('10');
  expect(response.headers.get('content-range')).toBeNull();
});

test('a range applies only while the file is the one that If-Range names', async () => {
  const etag = (await get({})).headers.get('etag')!;
  const modified = (await get({})).headers.get('last-modified')!;
  expect((await get({ Range: 'bytes=0-1', 'If-Range': modified })).status).toBe(206);
  expect((await get({ Range: 'bytes=0-1', 'If-Range': '"other"' })).status).toBe(200);
  expect(etag).toMatch(/^W\//);
});

test.each([
  ['the tag', (etag: string) => etag, 304],
  ['a list with the tag', (etag: string) => `"a", ${etag}, "b"`, 304],
  ['a list without the tag', () => '"a", "b"', 200],
  ['*', () => '*', 304],
])('If-None-Match with %s', async (_, toHeader, status) => {
  const etag = (await get({})).headers.get('etag')!;
  expect((await get({ 'If-None-Match': toHeader(etag) })).status).toBe(status);
});

test('names with reserved characters are served, folders and long names are not', async () => {
  const odd = await get({}, `/${encodeURIComponent('100%41 #.txt')}`);
  expect(await odd.text()).toBe('odd name');
  expect((await get({}, '/folder.txt')).status).toBe(404);
  expect((await get({}, `/${'x'.repeat(5000)}`)).status).toBe(404);
});
