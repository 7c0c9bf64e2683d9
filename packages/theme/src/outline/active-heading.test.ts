import fc from 'fast-check';
import { expect, test } from 'vitest';

import { getActiveHeadingIndex } from './active-heading';

/** Returns the index of the active heading, given the positions of the headings, in a viewport of 1000 px. */
function activeAt(scrollTop: number, headings: number[], scrollMax = 4000, target = -1): number {
  const tops = headings.map((top) => top - scrollTop);
  return getActiveHeadingIndex(tops, {
    scrollTop,
    scrollMax,
    viewHeight: 1000,
    offset: 100,
    target,
  });
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

test('is the heading below the navbar on short pages too, where the following headings cannot reach it', () => {
  const headings = [150, 400, 650, 900, 1150];
  expect(headings.map((top) => activeAt(Math.min(top - 100, 587), headings, 587))).toEqual([
    0, 1, 2, 4, 4,
  ]);
  const seen = new Set<number>();
  for (let top = 0; top <= 587; top++) seen.add(activeAt(top, headings, 587));
  expect([...seen]).toEqual([-1, 0, 1, 2, 3, 4]);
});

test('is the heading that the URL points to, until the reader scrolls', () => {
  const headings = [150, 400, 650, 900, 1150];
  headings.forEach((top, target) => {
    const scrollTop = Math.min(top - 100, 587);
    expect(activeAt(scrollTop, headings, 587, target)).toBe(target);
    expect(activeAt(scrollTop - 0.5, headings, 587, target)).toBe(target);
    expect(activeAt(0, headings, 0, target)).toBe(target);
  });
  expect(activeAt(200, headings, 587, 3)).toBe(0);
  expect(activeAt(570, headings, 587, 3)).toBe(activeAt(570, headings, 587));
});

test('activates a heading only if it is visible', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 6000 }), { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 0, max: 5000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (unsorted, scrollMax, share) => {
        const headings = unsorted
          .map((top) => Math.min(top, scrollMax + 999))
          .sort((a, b) => a - b);
        const top = scrollMax * share;
        expect(headings[activeAt(top, headings, scrollMax)] ?? 0).toBeLessThan(top + 1000 + 3);
      },
    ),
  );
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
