import { expect, test } from 'vitest';

import { getNextIndex } from './next-index';

test.each<[key: string, current: number, count: number, next: number | undefined]>([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', -1, 3, 2],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['a', 0, 3, undefined],
  ['ArrowDown', -1, 0, undefined],
])('%s at %i of %i moves to %s', (key, current, count, next) => {
  expect(getNextIndex(key, current, count)).toBe(next);
});
