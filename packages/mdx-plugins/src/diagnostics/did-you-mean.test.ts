import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distance, nearest } from './did-you-mean';

test('counts inserted, deleted, replaced and transposed letters', () => {
  expect(distance('tip', 'tip')).toBe(0);
  expect(distance('tip', 'tipp')).toBe(1);
  expect(distance('tabs', 'tbas')).toBe(1);
  expect(distance('', 'abc')).toBe(3);
});

test('is symmetric and at most the length of the longer word', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (a, b) => {
      expect(distance(a, b)).toBe(distance(b, a));
      expect(distance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
    }),
  );
});

test('suggests only similar words', () => {
  expect(nearest('titel', ['title', 'description'])).toBe('title');
  expect(nearest('zzz', ['title', 'tip'])).toBeUndefined();
});

test('suggests only words with the same first letter for short words', () => {
  expect(nearest('tpi', ['title', 'tip'])).toBe('tip');
  expect(nearest('tab', ['tabs'])).toBe('tabs');
  expect(nearest('dot', ['pot', 'dart'])).toBeUndefined();
});
