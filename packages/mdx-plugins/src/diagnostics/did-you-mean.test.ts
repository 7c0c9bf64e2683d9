import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance, nearest } from './did-you-mean';

test('counts inserted, deleted, replaced and transposed letters', () => {
  expect(editDistance('tip', 'tip')).toBe(0);
  expect(editDistance('tip', 'tipp')).toBe(1);
  expect(editDistance('tabs', 'tbas')).toBe(1);
  expect(editDistance('', 'abc')).toBe(3);
});

test('is symmetric and at most the length of the longer word', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (a, b) => {
      expect(editDistance(a, b)).toBe(editDistance(b, a));
      expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
    }),
  );
});

test.each([
  ['titel', ['description', 'title'], 'title'],
  ['cleanUrl', ['cleanUrls'], 'cleanUrls'],
  ['Tpi', ['tip'], 'tip'],
  ['jsn', ['json'], 'json'],
  ['javasript', ['typescript', 'javascript'], 'javascript'],
])('suggests the nearest name for "%s"', (word, names, expected) => {
  expect(nearest(word, names)).toBe(expected);
});

test.each([
  ['zzz', ['title', 'tip']],
  ['dot', ['pot', 'dart']],
  ['ts', ['js']],
  ['wish', ['fire', 'bash']],
])('suggests nothing for "%s" if the names are other words', (word, names) => {
  expect(nearest(word, names)).toBeUndefined();
});

test('suggests only words with the same first letter for short words', () => {
  expect(nearest('tpi', ['title', 'tip'])).toBe('tip');
  expect(nearest('tab', ['tabs'])).toBe('tabs');
  expect(nearest('dot', ['pot', 'dart'])).toBeUndefined();
});
