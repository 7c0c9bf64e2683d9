import { expect, test } from 'vitest';

import { findUnsafeUrl } from './unsafe-url';

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' \u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript\r:alert(1)',
  'java%0Ascript:alert(1)',
  'vbscript:x',
  'data:text/html,<script>alert(1)</script>',
])('%j is unsafe in a link and in an image', (url) => {
  expect(findUnsafeUrl(url)?.message).toMatch(/^Unsafe URL: ".*" can run code\.$/);
  expect(findUnsafeUrl(url, 'image')).toBeDefined();
});

test.each([
  '/javascript:alert(1)',
  './javascript:x',
  '#javascript:x',
  '?x=javascript:x',
  'https://a.example/javascript:x',
  'mailto:a@b.example',
  '//a.example',
  '100%',
  '',
])('%j is safe', (url) => expect(findUnsafeUrl(url)).toBeUndefined());

test('a data URL is safe only as an image', () => {
  expect(findUnsafeUrl('data:image/png;base64,AAAA', 'image')).toBeUndefined();
  expect(findUnsafeUrl('data:image/svg+xml,<svg/>')).toBeDefined();
});

test('long URLs are shortened', () => {
  expect(findUnsafeUrl(`data:${'x'.repeat(500)}`)!.message.length).toBeLessThan(100);
});
