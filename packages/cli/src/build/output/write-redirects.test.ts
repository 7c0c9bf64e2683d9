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
  expect(page).toContain('href="https://b.example/?a=%22%3E%3Cscript%3E&amp;b"');
  expect(page.match(/<script>/g)).toHaveLength(1);
});

test('percent-encodes quotes and spaces of targets, because pages read only "&amp;" as an entity', () => {
  const files = write([{ from: '/old', to: '/what\'s new?a="b c"&d=<e>#it\'s this' }]);
  const target = '/docs/what%27s%20new?a=%22b%20c%22&d=%3Ce%3E#it%27s%20this';
  expect(files['old.html']).toContain(`content="0; url=${target.replace('&', '&amp;')}"`);
  expect(files._redirects).toBe(`/docs/old ${target} 301\n`);
});

test.each([
  ['https://b.example/a b?x=ü', 'https://b.example/a%20b?x=%C3%BC'],
  ['https://b.example/a%20b/图?x=%C3%BC', 'https://b.example/a%20b/%E5%9B%BE?x=%C3%BC'],
  ['/new?x=ü#标\ud800', '/docs/new?x=%C3%BC#%E6%A0%87%EF%BF%BD'],
])('percent-encodes the target %j once', (to, target) => {
  const files = write([{ from: '/old', to }]);
  expect(files._redirects).toBe(`/docs/old ${target} 301\n`);
  expect(files['old.html']).toContain(`content="0; url=${target}"`);
});

test.each([
  ['/x y.html', 'x y.html', '/docs/x%20y.html', '/docs/x%20y'],
  ['/X.HTML', 'X.html', '/docs/X.HTML', '/docs/X'],
  ['/guide/index.html', 'guide/index.html', '/docs/guide/index.html', '/docs/guide/'],
])('redirects from %s with and without the extension', (from, file, source, route) => {
  const files = write([{ from, to: '/new' }]);
  expect(Object.keys(files)).toContain(file);
  expect(files._redirects).toBe(`${source} /docs/new 301\n${route} /docs/new 301\n`);
});

test('writes no line for a route with a colon, which is a placeholder for hosts', () => {
  const redirects = [{ from: '/a/:b.html', to: '/new' }];
  expect(Object.keys(write(redirects))).toEqual(['a/:b.html', 'static/pages/a/:b.json']);
  expect(write([...redirects, { from: '/c', to: '/new' }])._redirects).toBe(
    '/docs/c /docs/new 301\n',
  );
});

test('writes no files without redirects', () => expect(write([])).toEqual({}));
