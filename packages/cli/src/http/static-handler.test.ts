import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { createStaticHandler } from './static-handler';

let folder: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-static-'));
  for (const name of ['a&b+c', 'c#', 'what?', '100%', '%41', 'it’s (here)', '中文 名', '404']) {
    const file = join(folder, 'guide', `${name}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, name);
  }
  mkdirSync(join(folder, 'zh'));
  writeFileSync(join(folder, '404.html'), 'no page');
  writeFileSync(join(folder, 'zh/404.html'), 'no Chinese page');
  const langs = { defaultLang: 'en', langs: ['en', 'zh'] };
  const handler = createStaticHandler({ folder, base: '/docs/', langs });
  server = createServer((request, response) => {
    // guardPath removes the URL of unsafe requests.
    if (request.url === '/out') delete request.url;
    handler(request, response);
  });
  await new Promise<void>((done) => server.listen(0, done));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ['a%26b+c', 'a&b+c'],
  ['a%26b%2Bc', 'a&b+c'],
  ['a&b+c', 'a&b+c'],
  ['c%23', 'c#'],
  ['c%23.html', 'c#'],
  ['what%3F?x=1', 'what?'],
  ['100%25', '100%'],
  ['it%E2%80%99s%20(here)', 'it’s (here)'],
  ['%E4%B8%AD%E6%96%87%20%E5%90%8D', '中文 名'],
])('serves the file at the URL %s', async (path, text) => {
  const response = await fetch(`${origin}/docs/guide/${path}`);
  expect([response.status, await response.text()]).toEqual([200, text]);
});

test('decodes a path only once', async () => {
  const response = await fetch(`${origin}/docs/guide/%252541`);
  expect(response.status).toBe(404);
});

test.each([
  ['/docs/gone', 'no page'],
  ['/docs/zh/gone', 'no Chinese page'],
  ['/out', 'no page'],
])('responds to %s with the 404 page of its language', async (path, text) => {
  const response = await fetch(origin + path);
  expect([response.status, await response.text()]).toEqual([404, text]);
});
