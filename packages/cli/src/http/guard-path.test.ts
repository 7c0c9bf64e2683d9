import type { IncomingMessage, ServerResponse } from 'node:http';

import fc from 'fast-check';
import { expect, test, vi } from 'vitest';

import { guardPath, withSingleSlashes } from './guard-path';
import { safePath } from './safe-path';

test.each([
  ['/guide/start//', '/guide/start/'],
  ['//guide/start/', '/guide/start/'],
  ['/guide///start?next=//x#//y', '/guide/start?next=//x#//y'],
  ['//', '/'],
])('%s leads to %s', (url, single) => expect(withSingleSlashes(url)).toBe(single));

test.each([
  '/guide/start/',
  '/a?b=//c',
  '/a//../b',
  '//.env',
  '/%2f/a',
  '/\\\\host',
  'http://x/',
  '',
])('%s leads nowhere else', (url) => expect(withSingleSlashes(url)).toBeUndefined());

test('where it leads is safe, and on the same host', () => {
  const part = fc.constantFrom('/', '//', '\\', '.', '..', '%2f', '%5c', ':', 'a', 'evil.example');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 10 }), (parts) => {
      const single = withSingleSlashes(parts.join(''));
      if (single === undefined) return;
      expect(safePath(single)).toBe(single);
      expect(new URL(single, 'https://site.example').origin).toBe('https://site.example');
    }),
    { numRuns: 2000 },
  );
});

/** The status that the guard answers with, or what it lets the handler see. */
function answer(url: string, method = 'GET') {
  const handler = vi.fn();
  const writeHead = vi.fn();
  const response = { writeHead, end: vi.fn() } as unknown as ServerResponse;
  guardPath(handler)({ url, method } as IncomingMessage, response);
  return handler.mock.calls[0]?.[0] ?? writeHead.mock.calls[0]?.[0];
}

test('an address of the site is handed on, one that leads out of it as none', () => {
  expect(answer('/guide/start?a=1')).toEqual({ url: '/guide/start?a=1', method: 'GET' });
  for (const url of ['/../secret', '/.env', '/a%00', '/\\host', 'http://x/', ''])
    expect(answer(url), url).toEqual({ method: 'GET' });
});

test('what does not read is refused, and slashes too many are taken out', () => {
  expect(answer('/', 'POST')).toBe(405);
  expect(answer('//a', 'DELETE')).toBe(405);
  expect(answer('/guide//')).toBe(302);
});
