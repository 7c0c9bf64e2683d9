import { expect, test } from 'vitest';

import { wordStems } from './expand';

test.each([
  ['mocking', 'mock'],
  ['retries', 'retry'],
  ['running', 'run'],
  ['configured', 'configure'],
  ['modules', 'module'],
  ['reporters', 'report'],
])('brings %s back to %s', (word, stem) => {
  expect(wordStems(word)).toContain(stem);
});

test.each(['ring', 'pass', 'bus', '测试', 'v2.0'])('leaves %s alone', (word) => {
  expect(wordStems(word)).toEqual([]);
});
