import { expect, test } from 'vitest';

import { groupBy } from './group-by';

test('groups items by key and preserves their order', () => {
  expect([...groupBy(['bee', 'ant', 'bat', 'ape'], (word) => word[0])]).toEqual([
    ['b', ['bee', 'bat']],
    ['a', ['ant', 'ape']],
  ]);
});
