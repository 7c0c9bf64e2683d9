import { expect, test } from 'vitest';

import { findGenericType } from './type-arguments';

test.each([
  ['returns Promise<string> later', 'Promise<string>'],
  ['Map<string, number>', 'Map<string, number>'],
  ['a React.FC<Props> b', 'React.FC<Props>'],
  ['类型<T>', '类型<T>'],
  ['Promise<Array<T>>', 'Promise<…>'],
  ['List<T', 'List<…>'],
  ['List<', undefined],
  ['Text</b>', undefined],
  ['x<10s', undefined],
  ['text <string>', undefined],
  ['3<a>', undefined],
  ['<a>', undefined],
])('finds the type in %s: %s', (source, expected) => {
  expect(findGenericType(source, source.indexOf('<'))).toBe(expected);
});

test('a position without a bracket has no type', () => {
  expect(findGenericType('abc', 1)).toBeUndefined();
  expect(findGenericType('abc', 10)).toBeUndefined();
});
