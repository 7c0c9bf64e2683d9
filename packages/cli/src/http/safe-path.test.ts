import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, normalize } from 'node:path';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { getSafePath, isInsideFolder } from './safe-path';

test.each([
  '/',
  '/guide/',
  '/guide/start.html?a=../b',
  '/a..b/c',
  '/%E4%B8%AD%E6%96%87',
  '/100%',
  '/.well-known/security.txt',
  '/static/js/main.js?raw#/../x',
])('accepts %s', (path) => expect(getSafePath(path)).toBe(path.split('?', 1)[0]));

test.each([
  '/../etc/passwd',
  '/a/../../etc/passwd',
  '/..%2fetc/passwd',
  '/..%2Fetc/passwd',
  '/%2e%2e/etc/passwd',
  '/%2e%2e%2fetc/passwd',
  '/.%2e/etc/passwd',
  '/%252e%252e%252fetc/passwd',
  '/%25252e%25252e/etc/passwd',
  '/..\\etc\\passwd',
  '/..%5cetc/passwd',
  '/a%5c..%5cb',
  '/\\\\host\\share',
  '//host/share',
  '/a//b',
  '/%2fhost/share',
  '/a%00.html',
  '/.env',
  '/a/.git/config',
  '/x#/../.secret',
  '/x#/.env',
  '/%2egit/config',
  '/.',
  '/c:/windows/win.ini',
  '/C%3A/windows/win.ini',
  'http://evil.example/',
  '*',
  '',
])('rejects %j', (path) => expect(getSafePath(path)).toBeUndefined());

test('accepted paths stay below the root, no matter how often they are decoded', () => {
  const part = fc.constantFrom(
    '..',
    '.',
    '/',
    '\\',
    '%2e',
    '%2E',
    '%2f',
    '%5c',
    '%25',
    '2e',
    'a',
    '%00',
    'c:',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      let path = getSafePath(`/${parts.join('')}`);
      if (path === undefined) return;
      for (let round = 0; round < 4; round++) {
        expect(normalize(`/root${path.replaceAll('\\', '/')}`)).toMatch(/^\/root(?:\/|$)/);
        try {
          path = decodeURIComponent(path);
        } catch {
          return;
        }
      }
    }),
    { numRuns: 3000 },
  );
});

test('a symlink to a path outside of the folder is not inside it', () => {
  const root = mkdtempSync(join(tmpdir(), 'octavo-inside-'));
  for (const name of ['site', 'site-private']) mkdirSync(join(root, name));
  writeFileSync(join(root, 'site-private/secret'), '');
  writeFileSync(join(root, 'site/a b.txt'), '');
  symlinkSync(join(root, 'site-private'), join(root, 'site/out'));
  symlinkSync(join(root, 'site/a b.txt'), join(root, 'site/in'));
  const results = ['/a%20b.txt', '/in', '/gone', '/out/secret', '/out', '/'].map((path) =>
    isInsideFolder(join(root, 'site'), path),
  );
  rmSync(root, { recursive: true });
  expect(results).toEqual([true, true, true, false, false, true]);
});
