import fc from 'fast-check';
import { expect, test } from 'vitest';

import { activeHeading } from './active-heading';

/** Active heading of a page, given where its headings stand, for a window of 1000 px. */
function at(scrollTop: number, headings: number[], scrollMax = 4000): number {
  const tops = headings.map((top) => top - scrollTop);
  return activeHeading(tops, { scrollTop, scrollMax, viewHeight: 1000, offset: 100 });
}

test('is the last heading above the bars’ edge', () => {
  const headings = [300, 1200, 2000];
  expect(at(0, headings)).toBe(-1);
  expect(at(200, headings)).toBe(0);
  expect(at(1099, headings)).toBe(1);
  expect(at(1098, headings)).toBe(0);
});

test('gives every heading of the last screen its turn', () => {
  const headings = [100, 4200, 4500, 4900];
  const seen = new Set<number>();
  for (let top = 0; top <= 4000; top += 10) seen.add(at(top, headings));
  expect([...seen]).toEqual([0, 1, 2, 3]);
  expect(at(4000, headings)).toBe(3);
});

test('does not jump to the last heading of a page that cannot be scrolled', () => {
  expect(at(0, [90, 400, 800], 0)).toBe(0);
  expect(at(0, [300], 0)).toBe(-1);
  expect(at(0, [], 0)).toBe(-1);
});

test('only moves on while the reader scrolls down', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 6000 }), { maxLength: 12 }),
      fc.integer({ min: 0, max: 5000 }),
      (unsorted, scrollMax) => {
        const headings = unsorted.toSorted((a, b) => a - b);
        let last = -1;
        for (let top = 0; top <= scrollMax; top += 97) {
          const active = at(top, headings, scrollMax);
          expect(active).toBeGreaterThanOrEqual(last);
          last = active;
        }
      },
    ),
  );
});
