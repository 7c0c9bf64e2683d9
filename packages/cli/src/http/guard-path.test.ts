import type { IncomingMessage, ServerResponse } from 'node:http';

import fc from 'fast-check';
import { expect, test, vi } from 'vitest';

import { collapseSlashes, guardPath } from './guard-path';
import { getSafePath } from './safe-path';

test.each([
  ['/guide/start//', '/guide/start/'],
  ['//guide/start/', '/guide/start/'],
  ['/guide///start?next=//x#//y', '/guide/start?next=//x#//y'],
  ['//', '/'],
])('collapses the slashes of %s to %s', (url, single) => expect(collapseSlashes(url)).toBe(single));

test.each([
  '/guide/start/',
  '/a?b=//c',
  '/a//../b',
  '//.env',
  '/%2f/a',
  '/\\\\host',
  'http://x/',
  '',
])('does not redirect %j', (url) => expect(collapseSlashes(url)).toBeUndefined());

test('collapsed paths are safe and stay on the same host', () => {
  const part = fc.constantFrom('/', '//', '\\', '.', '..', '%2f', '%5c', ':', 'a', 'evil.example');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 10 }), (parts) => {
      const single = collapseSlashes(parts.join(''));
      if (single === undefined) return;
      expect(getSafePath(single)).toBe(single);
      expect(new URL(single, 'https://site.example').origin).toBe('https://site.example');
    }),
    { numRuns: 2000 },
  );
});

/** Returns the status of the response, or the request that was passed to the handler. */
function guard(url: string, method = 'GET') {
  const handler = vi.fn();
  const writeHead = vi.fn();
  const response = { writeHead, end: vi.fn() } as unknown as ServerResponse;
  guardPath(handler)({ url, method } as IncomingMessage, response);
  return handler.mock.calls[0]?.[0] ?? writeHead.mock.calls[0]?.[0];
}

test('passes on a safe URL, and removes an unsafe one from the request', () => {
  expect(guard('/guide/start?a=1')).toEqual({ url: '/guide/start?a=1', method: 'GET' });
  for (const url of ['/../secret', '/.env', '/a%00', '/\\host', 'http://x/', ''])
    expect(guard(url), url).toEqual({ method: 'GET' });
});

test('rejects methods other than GET and HEAD, and redirects repeated slashes', () => {
  expect(guard('/', 'POST')).toBe(405);
  expect(guard('//a', 'DELETE')).toBe(405);
  expect(guard('/guide//')).toBe(302);
});
