import { expect, test } from 'vitest';

import { stemWord } from './expand';

test.each([
  ['mocking', 'mock'],
  ['retries', 'retry'],
  ['running', 'run'],
  ['configured', 'configure'],
  ['modules', 'module'],
  ['reporters', 'report'],
])('stems %s to %s', (word, stem) => {
  expect(stemWord(word)).toContain(stem);
});

test.each(['ring', 'pass', 'bus', '测试', 'v2.0'])('does not stem %s', (word) => {
  expect(stemWord(word)).toEqual([]);
});
