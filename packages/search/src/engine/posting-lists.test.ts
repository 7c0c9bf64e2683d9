import fc from 'fast-check';
import { expect, test } from 'vitest';

import { decodeLists, encodeLists, replaceSections } from './posting-lists';

test('encodes sections as a slot and a difference in base 36', () => {
  expect(encodeLists([[3, 4], [], [40], [], []])).toBe('A3A1C10');
  expect(encodeLists([[], []])).toBe('');
});

test('decodes encoded lists', () => {
  // A section is in one list only.
  const sections = fc.uniqueArray(fc.record({ section: fc.nat(20_000), slot: fc.nat(4) }), {
    selector: ({ section }) => section,
  });
  fc.assert(
    fc.property(sections, (sections) => {
      const lists = Array.from({ length: 5 }, (_, slot) =>
        sections
          .filter((other) => other.slot === slot)
          .map(({ section }) => section)
          .sort((a, b) => a - b),
      );
      const decoded = decodeLists(encodeLists(lists));
      expect(Array.from(lists, (_, slot) => decoded[slot] ?? [])).toEqual(lists);
    }),
  );
});

test('replaces the sections of a page', () => {
  const text = encodeLists([[1, 5, 6], [], [2, 9]]);
  expect(replaceSections(text, [5, 8], [[7], [5]])).toBe(encodeLists([[1, 7], [5], [2, 9]]));
  expect(replaceSections(text, [5, 8], [])).toBe(encodeLists([[1], [], [2, 9]]));
  expect(replaceSections('', [5, 8], [[6]])).toBe(encodeLists([[6]]));
  expect(replaceSections(encodeLists([[6]]), [5, 8], [])).toBe('');
});
