import { expect, test } from 'vitest';

import { plural } from './plural';

test.each([
  [0, 'page', undefined, '0 pages'],
  [1, 'page', undefined, '1 page'],
  [2, 'page', undefined, '2 pages'],
  [1, 'entry', 'entries', '1 entry'],
  [21, 'entry', 'entries', '21 entries'],
])('formats %i with "%s"', (count, singular, many, text) => {
  expect(plural(count, singular, many)).toBe(text);
});
