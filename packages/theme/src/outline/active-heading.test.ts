import fc from 'fast-check';
import { expect, test } from 'vitest';

import { getActiveHeadingIndex } from './active-heading';

/** Returns the index of the active heading, given the positions of the headings, in a viewport of 1000 px. */
function activeAt(scrollTop: number, headings: number[], scrollMax = 4000): number {
  const tops = headings.map((top) => top - scrollTop);
  return getActiveHeadingIndex(tops, { scrollTop, scrollMax, viewHeight: 1000, offset: 100 });
}

test('is the last heading above a line 32 px below the navbar', () => {
  const headings = [300, 1200, 2000];
  expect(activeAt(0, headings)).toBe(-1);
  expect(activeAt(200, headings)).toBe(0);
  expect(activeAt(1068, headings)).toBe(1);
  expect(activeAt(1067, headings)).toBe(0);
});

test('activates every heading of the last screen', () => {
  const headings = [100, 4200, 4500, 4900];
  const seen = new Set<number>();
  for (let top = 0; top <= 4000; top += 10) seen.add(activeAt(top, headings));
  expect([...seen]).toEqual([0, 1, 2, 3]);
  expect(activeAt(4000, headings)).toBe(3);
});

test('does not jump to the last heading of a page that cannot be scrolled', () => {
  expect(activeAt(0, [90, 400, 800], 0)).toBe(0);
  expect(activeAt(0, [300], 0)).toBe(-1);
  expect(activeAt(0, [], 0)).toBe(-1);
});

test('never moves backwards while the reader scrolls down', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 6000 }), { maxLength: 12 }),
      fc.integer({ min: 0, max: 5000 }),
      (unsorted, scrollMax) => {
        const headings = unsorted.toSorted((a, b) => a - b);
        let last = -1;
        for (let top = 0; top <= scrollMax; top += 97) {
          const active = activeAt(top, headings, scrollMax);
          expect(active).toBeGreaterThanOrEqual(last);
          last = active;
        }
      },
    ),
  );
});
