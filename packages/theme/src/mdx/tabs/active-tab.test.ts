import { expect, test } from 'vitest';

import { getActiveTabIndex } from './active-tab';

const TABS = [{ value: 'a' }, { value: 'b', disabled: true }, { value: 'c' }, { value: '1' }];

test.each([
  ['the first tab by default', [], 0],
  ['the tab with the preferred value', ['c'], 2],
  ['the next candidate if a value is not found', ['x', 'c'], 2],
  ['the next candidate if a tab is disabled', ['b', 'c'], 2],
  ['a matching value rather than an index', ['1'], 3],
  ['the tab at an index if no tab has that value', ['2'], 2],
  ['the first tab if an index is out of range', ['9'], 0],
  ['the first tab if no candidate matches', [null, undefined, ''], 0],
] as const)('selects %s', (_, candidates, index) => {
  expect(getActiveTabIndex(TABS, candidates)).toBe(index);
});

test('skips leading disabled tabs', () => {
  expect(getActiveTabIndex([{ value: 'a', disabled: true }, { value: 'b' }], [])).toBe(1);
});

test('returns 0 without tabs', () => {
  expect(getActiveTabIndex([], ['a'])).toBe(0);
});
