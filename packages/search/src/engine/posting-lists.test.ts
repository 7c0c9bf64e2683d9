import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  decodeLists,
  encodeCodes,
  encodeLists,
  replaceSections,
  toLists,
  toSectionCode,
} from './posting-lists';

test('encodes sections as a slot and a difference in base 36', () => {
  expect(encodeLists([[3, 4], [], [40], [], []])).toBe('A3A1C10');
  expect(encodeLists([[], []])).toBe('');
});

/** Creates lists with section numbers below a limit. A section is in one list only. */
function sectionLists(limit: number) {
  return fc
    .uniqueArray(fc.record({ section: fc.nat(limit - 1), slot: fc.nat(4) }), {
      selector: ({ section }) => section,
    })
    .map((sections) =>
      Array.from({ length: 5 }, (_, slot) =>
        sections
          .filter((other) => other.slot === slot)
          .map(({ section }) => section)
          .sort((a, b) => a - b),
      ),
    );
}

test('decodes encoded lists', () => {
  fc.assert(
    fc.property(sectionLists(20_000), (lists) => {
      const codes = lists
        .flatMap((list, slot) => list.map((section) => toSectionCode(section, slot)))
        .sort((a, b) => a - b);
      expect(encodeCodes(codes)).toBe(encodeLists(lists));
      expect(toLists(codes)).toEqual(decodeLists(encodeLists(lists)));
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

test('replaces the sections of a page like in decoded lists', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2000 }).chain((limit) => sectionLists(limit)),
      fc.nat(2000),
      fc
        .integer({ min: 1, max: 60 })
        .chain((size) => fc.tuple(fc.constant(size), sectionLists(size))),
      (lists, first, [size, page]) => {
        const own: number[][] = [];
        page.forEach((list, slot) => {
          // Slots without sections can be missing.
          if (list.length > 0) own[slot] = list.map((section) => first + section);
        });
        const expected = lists.map((list, slot) =>
          [
            ...list.filter((section) => section < first || section >= first + size),
            ...(own[slot] ?? []),
          ].sort((a, b) => a - b),
        );
        const replaced = replaceSections(encodeLists(lists), [first, first + size], own);
        expect(replaced).toBe(encodeLists(expected));
      },
    ),
  );
});
