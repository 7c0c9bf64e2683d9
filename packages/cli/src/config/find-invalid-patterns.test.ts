import { expect, test } from 'vitest';

import { findInvalidPatterns } from './find-invalid-patterns';

test('finds invalid regular expressions at any depth', () => {
  const nav = [{ text: '(', activeMatch: '^/a' }, { items: [{ activeMatch: '((' }] }];
  const found = findInvalidPatterns({ nav, locales: [{ nav }] }, ['themeConfig']);
  expect(found.map(({ path }) => path)).toEqual([
    ['themeConfig', 'nav', 1, 'items', 0, 'activeMatch'],
    ['themeConfig', 'locales', 0, 'nav', 1, 'items', 0, 'activeMatch'],
  ]);
  expect(found[0]?.message).toBe('Invalid regular expression: /((/: Unterminated group.');
});

test('ignores values of other types', () => {
  expect(findInvalidPatterns([{ activeMatch: 5 }, { activeMatch: null }, 'a', null])).toEqual([]);
});
