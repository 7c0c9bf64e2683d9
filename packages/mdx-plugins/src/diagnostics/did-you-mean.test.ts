import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distance, nearest } from './did-you-mean';

test('distance counts inserted, dropped, replaced and swapped letters', () => {
  expect(distance('tip', 'tip')).toBe(0);
  expect(distance('tip', 'tipp')).toBe(1);
  expect(distance('tabs', 'tbas')).toBe(1);
  expect(distance('', 'abc')).toBe(3);
});

test('distance is the same both ways and never more than the longer word', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (a, b) => {
      expect(distance(a, b)).toBe(distance(b, a));
      expect(distance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
    }),
  );
});

test('only what is close is suggested', () => {
  expect(nearest('titel', ['title', 'description'])).toBe('title');
  expect(nearest('zzz', ['title', 'tip'])).toBeUndefined();
});
