import fc from 'fast-check';
import { expect, test } from 'vitest';

import { decodeLists, encodeLists } from './posting-lists';

test('encodes lists as deltas in base 36', () => {
  expect(encodeLists([[3, 4], [], [40], [], []])).toBe('3 1,,14');
});

test('decodes encoded lists', () => {
  const list = fc.uniqueArray(fc.nat(20_000)).map((sections) => sections.sort((a, b) => a - b));
  fc.assert(
    fc.property(fc.array(list, { minLength: 1, maxLength: 5 }), (lists) => {
      const end = lists.findLastIndex(({ length }) => length > 0) + 1;
      expect(decodeLists(encodeLists(lists))).toEqual(lists.slice(0, Math.max(1, end)));
    }),
  );
});
