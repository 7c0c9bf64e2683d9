import { expect, test } from 'vitest';

import { getNextTab } from './next-tab';

/** The second tab is disabled. */
const TABS = [0, 2, 3];

test.each([
  ['ArrowRight', 0, 2],
  ['ArrowRight', 3, 0],
  ['ArrowLeft', 2, 0],
  ['ArrowLeft', 0, 3],
  ['Home', 3, 0],
  ['End', 0, 3],
  ['Enter', 0, undefined],
])('%s moves from %i to %s', (key, from, to) => {
  expect(getNextTab(TABS, from, key, false)).toBe(to);
});

test('swaps the arrow keys in right-to-left text', () => {
  expect(getNextTab(TABS, 0, 'ArrowLeft', true)).toBe(2);
  expect(getNextTab(TABS, 0, 'ArrowRight', true)).toBe(3);
});
