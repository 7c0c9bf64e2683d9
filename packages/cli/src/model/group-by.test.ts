import { expect, test } from 'vitest';

import { groupBy } from './group-by';

test('items are grouped by their key, in the order in which they come', () => {
  expect([...groupBy(['bee', 'ant', 'bat', 'ape'], (word) => word[0])]).toEqual([
    ['b', ['bee', 'bat']],
    ['a', ['ant', 'ape']],
  ]);
});
