import { expect, test } from 'vitest';

import { stemWord } from './expand';

test.each([
  ['mocking', 'mock'],
  ['retries', 'retry'],
  ['retry', 'retries'],
  ['running', 'run'],
  ['configured', 'configure'],
  ['modules', 'module'],
  ['reporters', 'report'],
])('finds for %s also %s', (word, stem) => {
  expect(stemWord(word)).toContain(stem);
});

test.each(['ring', 'pass', 'bus', 'array', '测试', 'v2.0'])('finds no other form of %s', (word) => {
  expect(stemWord(word)).toEqual([]);
});
