import { expect, test } from 'vitest';

import { activeTab, tabAfterKey } from './active-tab';

const TABS = [{ value: 'a' }, { value: 'b', disabled: true }, { value: 'c' }, { value: '1' }];

test.each([
  ['the first tab without a wish', [], 0],
  ['the wished value', ['c'], 2],
  ['the next wish when a value is not there', ['x', 'c'], 2],
  ['the next wish when the tab is disabled', ['b', 'c'], 2],
  ['a value before an index', ['1'], 3],
  ['an index where no tab has that value', ['2'], 2],
  ['the first tab when an index is out of range', ['9'], 0],
  ['the first tab when nothing fits', [null, undefined, ''], 0],
] as const)('is %s', (_, wishes, index) => {
  expect(activeTab(TABS, wishes)).toBe(index);
});

test('skips disabled tabs at the start', () => {
  expect(activeTab([{ value: 'a', disabled: true }, { value: 'b' }], [])).toBe(1);
});

test('is zero for a set without tabs', () => {
  expect(activeTab([], ['a'])).toBe(0);
});

test.each([
  ['ArrowRight', 0, 2],
  ['ArrowRight', 3, 0],
  ['ArrowLeft', 2, 0],
  ['ArrowLeft', 0, 3],
  ['Home', 3, 0],
  ['End', 0, 3],
  ['Enter', 0, undefined],
])('%s leads from %i to %s', (key, from, to) => {
  expect(tabAfterKey(TABS, from, key)).toBe(to);
});

test('turns the arrows round from right to left', () => {
  expect(tabAfterKey(TABS, 0, 'ArrowLeft', true)).toBe(2);
  expect(tabAfterKey(TABS, 0, 'ArrowRight', true)).toBe(3);
});
