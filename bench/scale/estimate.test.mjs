import { expect, test } from 'vitest';
import { estimate, format, planSizes, sum } from './estimate.mjs';

const points = [
  { pages: 1000, value: 12 },
  { pages: 5000, value: 52 },
];

test('a measured value is returned as it is', () => {
  expect(estimate(points, 5000)).toEqual({ value: 52, isExtrapolated: false });
});

test('a larger site is on the line through the two largest measured sizes', () => {
  const expected = { value: 1002, isExtrapolated: true };
  expect(estimate(points, 100_000)).toEqual(expected);
  expect(estimate([{ pages: 100, value: 99 }, ...points.toReversed()], 100_000)).toEqual(expected);
});

test('with one measured size, the value is proportional to the pages', () => {
  expect(estimate([{ pages: 1000, value: 12 }], 4000)).toEqual({ value: 48, isExtrapolated: true });
});

test('a value that varies by chance is not extrapolated to less', () => {
  const falling = [
    { pages: 1000, value: 3 },
    { pages: 2000, value: 2 },
  ];
  expect(estimate(falling, 100_000)).toEqual({ value: 2, isExtrapolated: true });
});

test('a sum is extrapolated if one of its values is', () => {
  const measured = { value: 1, isExtrapolated: false };
  const extrapolated = { value: 2, isExtrapolated: true };
  expect(sum([measured, measured])).toEqual({ value: 2, isExtrapolated: false });
  expect(sum([measured, extrapolated])).toEqual({ value: 3, isExtrapolated: true });
});

test('extrapolated values are marked', () => {
  expect(format({ value: 12.345, isExtrapolated: true }, 1)).toBe('~12.3');
  expect(format({ value: 12.5, isExtrapolated: false })).toBe('13');
});

test('sizes above the limit are extrapolated from at least two sizes', () => {
  expect(planSizes([100_000, 20_000], 20_000)).toEqual({
    measured: [5000, 20_000],
    extrapolated: [100_000],
  });
  expect(planSizes([1000, 5000, 9000], 5000)).toEqual({
    measured: [1000, 5000],
    extrapolated: [9000],
  });
  expect(planSizes([100], 200)).toEqual({ measured: [100], extrapolated: [] });
  expect(planSizes([30, 40], 30).measured).toEqual([10, 30]);
  expect(() => planSizes([1000], 500)).toThrow('No size is at most 500 pages.');
});
