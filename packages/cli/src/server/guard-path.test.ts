import fc from 'fast-check';
import { expect, test } from 'vitest';

import { withSingleSlashes } from './guard-path';
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
