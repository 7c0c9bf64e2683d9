import { expect, test } from 'vitest';

import { describeValue } from './describe-value';

const circular: Record<string, unknown> = {};
circular.self = circular;

test.each([
  ['a', '"a"'],
  [undefined, 'undefined'],
  [null, 'null'],
  [Number.POSITIVE_INFINITY, 'Infinity'],
  [5n, '5'],
  [() => {}, 'a function'],
  [Promise.resolve(), 'a promise'],
  [[{ path: 'a' }], '[{"path":"a"}]'],
  [Symbol('a'), 'Symbol(a)'],
  [circular, '[object Object]'],
  [{ count: 1n }, '[object Object]'],
  ['a'.repeat(100), `"${'a'.repeat(56)}...`],
])('describes %s', (value, expected) => {
  expect(describeValue(value)).toBe(expected);
});
