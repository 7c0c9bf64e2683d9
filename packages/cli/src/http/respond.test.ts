import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { getContentType, send, sendFile } from './respond';

let folder: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-respond-'));
  mkdirSync(join(folder, 'folder.js'));
  writeFileSync(join(folder, 'main.js'), '// 主');
  server = createServer((request, response) => {
    if (!sendFile(request, response, join(folder, request.url!)))
      send(response, 404, 'text/plain', 'Not found');
  });
  await new Promise<void>((done) => server.listen(0, done));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test('sends a file with its content type, and 304 until it changes', async () => {
  const first = await fetch(`${origin}/main.js`);
  expect(first.headers.get('content-type')).toBe('text/javascript;charset=utf-8');
  expect(await first.text()).toBe('// 主');
  const revalidate = () =>
    fetch(`${origin}/main.js`, {
      headers: { 'If-None-Match': first.headers.get('etag')!, 'Cache-Control': 'max-age=0' },
    });
  expect((await revalidate()).status).toBe(304);
  writeFileSync(join(folder, 'main.js'), '// changed');
  expect(await (await revalidate()).text()).toBe('// changed');
});

test.each(['folder.js', 'missing.js'])('does not send %s, which is not a file', async (name) => {
  expect((await fetch(`${origin}/${name}`)).status).toBe(404);
});

test.each([
  ['llms.txt', 'text/plain;charset=utf-8'],
  ['a/page.md', 'text/markdown;charset=utf-8'],
  ['font.woff2', 'font/woff2'],
  ['index.json', 'application/json'],
  ['LICENSE', 'application/octet-stream'],
])('the content type of %s is %s', (file, type) => {
  expect(getContentType(file)).toBe(type);
});
