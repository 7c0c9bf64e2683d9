import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { getColorModeStorageKey, isDark, parseColorMode, THEME_COLORS } from './color-mode';

test('parses invalid values as auto', () => {
  expect([null, '', 'blue', 'light', 'dark', 'auto'].map(parseColorMode)).toEqual([
    'auto',
    'auto',
    'auto',
    'light',
    'dark',
    'auto',
  ]);
});

test('follows the system only in auto', () => {
  expect(isDark('auto', true)).toBe(true);
  expect(isDark('auto', false)).toBe(false);
  expect(isDark('light', true)).toBe(false);
  expect(isDark('dark', false)).toBe(true);
});

test('sites with different bases have different storage keys', () => {
  expect(getColorModeStorageKey('/')).not.toBe(getColorModeStorageKey('/docs/'));
});

test('the theme color is the background color of the page', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../styles/tokens.css'), 'utf8');
  const backgrounds = [...tokens.matchAll(/--oct-color-bg: (#\w+)/g)].map(([, color]) => color);
  expect(backgrounds).toEqual([THEME_COLORS.light, THEME_COLORS.dark]);
});
