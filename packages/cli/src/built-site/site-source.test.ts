import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { openSiteSource } from './site-source';

let folder: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-source-'));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'secret.md'), 'secret');
  writeFileSync(join(folder, 'dist/中 a.md'), '# A');
  symlinkSync(join(folder, 'secret.md'), join(folder, 'dist/link.md'));
  server = createServer(({ url }, response) => {
    const isHtml = url === '/docs/page.md' || url === '/docs/';
    response.writeHead(url === '/docs/gone.md' ? 404 : 200, {
      'Content-Type': isHtml ? 'text/html' : 'text/markdown',
    });
    response.end(url);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ['中 a.md', '# A'],
  ['gone.md', undefined],
  ['../secret.md', undefined],
  ['a/../../secret.md', undefined],
  ['..\\secret.md', undefined],
  ['link.md', undefined],
  ['', undefined],
  ['\0', undefined],
])('reads only files of the folder: %j', async (path, expected) => {
  const source = await openSiteSource('dist', folder);
  expect(await source.read(path)).toBe(expected);
});

test.each([
  ['/docs', '中 a.md', '/docs/%E4%B8%AD%20a.md'],
  ['/docs/', 'a.md', '/docs/a.md'],
  ['/docs/index.html?a=b#c', 'a.md', '/docs/a.md'],
  // A host responds to unknown paths with a page.
  ['/docs', 'page.md', undefined],
  ['/docs', 'gone.md', undefined],
])('reads the files of %s: %s', async (site, path, expected) => {
  const source = await openSiteSource(origin + site, folder);
  expect([source.url, await source.read(path)]).toEqual([`${origin}/docs/`, expected]);
});

test('reports folders and hosts that do not exist', async () => {
  await expect(openSiteSource('none', folder)).rejects.toMatchObject({ code: 'BUILD_NOT_FOUND' });
  const source = await openSiteSource('http://127.0.0.1:1/', folder);
  await expect(source.read('index.html')).rejects.toMatchObject({
    code: 'BUILD_NOT_FOUND',
    message: 'Failed to fetch http://127.0.0.1:1/index.html.',
  });
});
