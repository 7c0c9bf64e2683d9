import { expect, test } from 'vitest';

import { toPublicPath } from './public-path';

test.each([
  ['/logo.svg', '/logo.svg'],
  ['logo.svg', '/logo.svg'],
  ['./images/logo.svg', '/images/logo.svg'],
  ['https://example.com/logo.svg', 'https://example.com/logo.svg'],
  ['//example.com/logo.svg', '//example.com/logo.svg'],
  ['data:image/svg+xml,<svg/>', 'data:image/svg+xml,<svg/>'],
])('%s is %s', (path, expected) => {
  expect(toPublicPath(path)).toBe(expected);
});
