import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import type { Output } from './output';
import { writeRedirects } from './write-redirects';

let maxPending = 0;

/** Returns the written files by path. */
async function write(
  redirects: { from: string; to: string }[],
  hostFile = '',
): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  /** Files written since the writer last waited for capacity. */
  let pending = 0;
  maxPending = 0;
  const publicDir = mkdtempSync(join(tmpdir(), 'octavo-redirects-'));
  if (hostFile) writeFileSync(join(publicDir, '_redirects'), hostFile);
  const output = {
    write(path: string, content: string | Uint8Array) {
      files[path] = String(content);
      maxPending = Math.max(maxPending, ++pending);
    },
    async waitForCapacity() {
      pending = 0;
    },
  } as Output;
  await writeRedirects(output, redirects, {
    base: '/docs/',
    route: { cleanUrls: true, include: [], exclude: [] },
    siteOrigin: 'https://a.example',
    publicDir,
    lang: 'en',
  });
  rmSync(publicDir, { recursive: true });
  return files;
}

test('writes a redirect as a page, as data for the application and as a line for hosts', async () => {
  const files = await write([{ from: '/old/Name', to: '/new#x' }], '/mine /yours 302\n');
  expect(Object.keys(files)).toEqual(['old/Name.html', 'static/pages/old/name.json', '_redirects']);
  expect(files['old/Name.html']).toContain(
    '<link rel="canonical" href="https://a.example/docs/new#x">',
  );
  expect(files['old/Name.html']).toContain('content="0; url=/docs/new#x"');
  expect(files['static/pages/old/name.json']).toBe('{"redirect":"/new#x"}');
  expect(files._redirects).toBe('/mine /yours 302\n/docs/old/Name /docs/new#x 301\n');
});

test('keeps an external URL and escapes it', async () => {
  const to = 'https://b.example/?a="><script>&b';
  const page = (await write([{ from: '/out/', to }]))['out/index.html']!;
  expect(page).toContain('href="https://b.example/?a=&quot;&gt;&lt;script&gt;&amp;b"');
  expect(page.match(/<script>/g)).toHaveLength(1);
});

test('writes no files without redirects', async () => expect(await write([])).toEqual({}));

test('waits for capacity before each redirect, so that thousands of files are not pending at once', async () => {
  const from = Array.from({ length: 10 }, (_, index) => `/old-${index}`);
  const files = await write(from.map((route) => ({ from: route, to: '/new' })));
  expect(Object.keys(files)).toHaveLength(21);
  // The page, the payload and the redirects file.
  expect(maxPending).toBe(3);
});
