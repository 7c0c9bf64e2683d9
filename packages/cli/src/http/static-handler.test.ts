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
  mkdirSync(join(folder, 'folder'));
  writeFileSync(join(folder, 'folder/index.html'), 'folder');
  writeFileSync(join(folder, '404.html'), 'no page');
  writeFileSync(join(folder, 'zh/404.html'), 'no Chinese page');
  const langs = { defaultLang: 'en', langs: ['en', 'zh'] };
  writeFileSync(join(folder, 'guide/中文 名.md'), '# copy');
  const handler = createStaticHandler({ folder, base: '/docs/', langs, markdown: true });
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

test.each([
  ['/docs', '/docs/'],
  ['/docs?next=/a?b=c', '/docs/?next=/a?b=c'],
  ['/docs/folder', '/docs/folder/'],
  ['/docs/folder?next=/a?b=c', '/docs/folder/?next=/a?b=c'],
])('redirects %s to %s', async (path, location) => {
  const response = await fetch(origin + path, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([302, location]);
});

test.each([
  ['text/markdown, text/html;q=0.9', 'text/markdown;charset=utf-8', '# copy'],
  ['text/html, */*;q=0.8', 'text/html;charset=utf-8', '中文 名'],
])('a request that accepts %s receives %s', async (accept, type, text) => {
  const response = await fetch(`${origin}/docs/guide/%E4%B8%AD%E6%96%87%20%E5%90%8D`, {
    headers: { accept },
  });
  expect([response.status, await response.text()]).toEqual([200, text]);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': type,
    vary: 'Accept',
    link: '</docs/guide/%E4%B8%AD%E6%96%87%20%E5%90%8D.md>; rel="alternate"; type="text/markdown"',
  });
});

test('a page without a Markdown copy is always HTML', async () => {
  const response = await fetch(`${origin}/docs/guide/a&b+c`, {
    headers: { accept: 'text/markdown' },
  });
  expect([await response.text(), response.headers.get('vary')]).toEqual(['a&b+c', null]);
});
