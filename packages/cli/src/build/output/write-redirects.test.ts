import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test, vi } from 'vitest';

import type { Output } from './output';
import { writeRedirects } from './write-redirects';

/** Returns the written files by path. */
function write(redirects: { from: string; to: string }[], hostFile = ''): Record<string, string> {
  const files: Record<string, string> = {};
  const publicDir = mkdtempSync(join(tmpdir(), 'octavo-redirects-'));
  if (hostFile) writeFileSync(join(publicDir, '_redirects'), hostFile);
  const output = {
    write(path: string, content: string | Uint8Array) {
      files[path] = String(content);
    },
  } as Output;
  writeRedirects(output, redirects, {
    base: '/docs/',
    route: { cleanUrls: true, include: [], exclude: [] },
    siteOrigin: 'https://a.example',
    publicDir,
    lang: 'en',
  });
  rmSync(publicDir, { recursive: true });
  return files;
}

test('writes a redirect as a page, as data for the application and as a line for hosts', () => {
  const files = write([{ from: '/old/Name', to: '/new#x' }], '/mine /yours 302\n');
  expect(Object.keys(files)).toEqual(['old/Name.html', 'static/pages/old/name.json', '_redirects']);
  expect(files['old/Name.html']).toContain(
    '<link rel="canonical" href="https://a.example/docs/new#x">',
  );
  expect(files['old/Name.html']).toContain('content="0; url=/docs/new#x"');
  expect(files['static/pages/old/name.json']).toBe('{"redirect":"/new#x"}');
  expect(files._redirects).toBe('/mine /yours 302\n/docs/old/Name /docs/new#x 301\n');
});

test.each([
  ['/new', '', '', '/docs/new'],
  ['/new', '?utm=1', '#first', '/docs/new?utm=1#first'],
  ['/new#second', '?utm=1', '', '/docs/new?utm=1#second'],
  ['/new#second', '', '#first', '/docs/new#first'],
  ['/new?x=1#second', '?y=2', '', '/docs/new?x=1&y=2#second'],
])('the script redirects to %s with the query %j and the hash %j', (to, search, hash, expected) => {
  const page = write([{ from: '/old', to }])['old.html']!;
  const [, href] = /<a href="([^"]*)"/.exec(page)!;
  const [, script] = /<script>(.*)<\/script>/.exec(page)!;
  const replace = vi.fn();
  new Function('document', 'location', script!)(
    { querySelector: () => ({ href: `https://a.example${href}` }) },
    { search, hash, replace },
  );
  expect(String(replace.mock.lastCall?.[0])).toBe(`https://a.example${expected}`);
});

test('keeps an external URL and escapes it', () => {
  const to = 'https://b.example/?a="><script>&b';
  const page = write([{ from: '/out/', to }])['out/index.html']!;
  expect(page).toContain('href="https://b.example/?a=&quot;&gt;&lt;script&gt;&amp;b"');
  expect(page.match(/<script>/g)).toHaveLength(1);
});

test('writes no files without redirects', () => expect(write([])).toEqual({}));
