import { expect, test } from 'vitest';
import { findInvalidPaths } from './find-invalid-paths';

test('returns the paths of invalid values and of unknown keys', () => {
  expect(findInvalidPaths({ title: 1, nope: true, check: { gone: 1, also: 2 } })).toEqual(
    expect.arrayContaining([['title'], ['nope'], ['check', 'gone'], ['check', 'also']]),
  );
});

test('returns an empty array for a valid configuration', () => {
  expect(findInvalidPaths({ title: 'Site' })).toEqual([]);
});
