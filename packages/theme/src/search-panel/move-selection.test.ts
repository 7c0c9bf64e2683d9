import { expect, test } from 'vitest';

import { moveSelection } from './move-selection';

test.each<[key: string, current: number, count: number, next: number | undefined]>([
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', 0, 3, 2],
  ['PageDown', -1, 20, 6],
  ['PageDown', 6, 20, 13],
  ['PageDown', 18, 20, 19],
  ['PageUp', 13, 20, 6],
  ['PageUp', 3, 20, 0],
  ['PageUp', -1, 20, 0],
  ['PageDown', -1, 0, undefined],
  ['Home', 2, 3, undefined],
  ['End', 0, 3, undefined],
])('%s at %i of %i moves to %s', (key, current, count, next) => {
  expect(moveSelection(key, current, count)).toBe(next);
});
