import { expect, test } from 'vitest';
import { applyPalette } from './apply-palette';

const palette = { light: { 'color-text': '#111111' }, dark: { 'color-text': '#eeeeee' } };

test('replaces the colors of both modes and keeps everything else', () => {
  const css =
    '@layer oct.tokens{:root{--oct-color-text:#000;--oct-radius:8px}@media screen{:root.dark{--oct-color-text:#fff}}}.a{color:red}';
  expect(applyPalette(css, palette)).toBe(
    '@layer oct.tokens{:root{--oct-color-text:#111111;--oct-radius:8px}@media screen{:root.dark{--oct-color-text:#eeeeee}}}.a{color:red}',
  );
});

test('does not change tokens of other elements', () => {
  const css = '.a{--oct-color-text:#000}.dark .a{--oct-color-text:#fff}';
  expect(applyPalette(css, palette)).toBe(css);
});
