import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { colorModeKey, isDark, parseColorMode, THEME_COLORS } from './color-mode';

test('takes what it does not know for auto', () => {
  expect([null, '', 'blue', 'light', 'dark', 'auto'].map(parseColorMode)).toEqual([
    'auto',
    'auto',
    'auto',
    'light',
    'dark',
    'auto',
  ]);
});

test('asks the system in auto only', () => {
  expect(isDark('auto', true)).toBe(true);
  expect(isDark('auto', false)).toBe(false);
  expect(isDark('light', true)).toBe(false);
  expect(isDark('dark', false)).toBe(true);
});

test('sites below different bases keep their choices apart', () => {
  expect(colorModeKey('/')).not.toBe(colorModeKey('/docs/'));
});

test('the browser’s bars have the page’s background', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../styles/tokens.css'), 'utf8');
  const backgrounds = [...tokens.matchAll(/--oct-color-bg: (#\w+)/g)].map(([, color]) => color);
  expect(backgrounds).toEqual([THEME_COLORS.light, THEME_COLORS.dark]);
});
