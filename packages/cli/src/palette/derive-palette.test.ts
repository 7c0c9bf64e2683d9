import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { converter, formatHex, parse } from 'culori';
import { expect, test } from 'vitest';

import { COLOR_PAIRS, contrastOf } from './contrast';
import { DEFAULT_ACCENT, derivePalette, getPageColors, isColor } from './derive-palette';

const styles = join(import.meta.dirname, '../../../theme/src/styles');
const tokensCss = readFileSync(join(styles, 'tokens.css'), 'utf8');
const codeCss = readFileSync(join(styles, 'code.css'), 'utf8');

/** Returns the hex colors that the theme declares for a mode, by token name without the prefix `--oct-`. */
function declared(css: string, mode: 'light' | 'dark'): Record<string, string> {
  const start = css.indexOf(':root.dark {');
  const block = mode === 'light' ? css.slice(0, start) : css.slice(start);
  return Object.fromEntries(
    [...block.matchAll(/--oct-([\w-]+): (#[\da-f]{6,8});/g)].map(([, name, hex]) => [name!, hex!]),
  );
}

const defaults = {
  light: { ...declared(tokensCss, 'light'), ...declared(codeCss, 'light') },
  dark: { ...declared(tokensCss, 'dark'), ...declared(codeCss, 'dark') },
};

const accents = Array.from({ length: 24 }, (_, index) => index * 15).flatMap((h) =>
  [0.02, 0.1, 0.18, 0.3].map((c) => formatHex({ mode: 'oklch', l: 0.6, c, h })),
);

test('96 accents have the contrast that WCAG AA requires, in both modes', () => {
  const failures = accents.flatMap((accent) => {
    const palette = derivePalette(accent);
    return (['light', 'dark'] as const).flatMap((mode) => {
      // The dark mode inherits what it does not set.
      const own =
        mode === 'light' ? palette.light : { ...palette.light, ...defaults.dark, ...palette.dark };
      const colors: Record<string, string> = { ...defaults[mode], ...own };
      const color = (name: string) => colors[`color-${name}`] ?? expect.fail(`no color "${name}"`);
      return COLOR_PAIRS.filter(
        ({ color: front, background, minimum }) =>
          contrastOf(color(front), color(background), color('bg'))! < minimum,
      ).map((pair) => `${accent} ${mode} ${pair.color} on ${pair.background}`);
    });
  });
  expect(failures).toEqual([]);
});

test('overlays of 96 accents differ from the dark page, and controls differ from overlays', () => {
  const failures = accents.filter((accent) => {
    const { dark } = derivePalette(accent);
    const overlay = dark['color-overlay']!;
    return (
      contrastOf(overlay, dark['color-bg']!, overlay)! < 1.25 ||
      contrastOf(dark['color-border-strong']!, overlay, overlay)! < 3
    );
  });
  expect(failures).toEqual([]);
});

test.each(['light', 'dark'] as const)(
  'the theme declares the colors of the default accent in %s mode',
  (mode) => {
    expect(defaults[mode]).toMatchObject(derivePalette(DEFAULT_ACCENT)[mode]);
  },
);

test('keeps the hue of the accent', () => {
  expect(derivePalette('#f05a12').light['color-accent']).toBe('#bd4200');
  expect(derivePalette('oklch(0.66 0.205 42)').dark['color-soft']).toBe('#1a1817');
});

test.each(['#808080', 'white', 'black', 'rgb(128 128 128)'])('derives gray from %s', (accent) => {
  const { light, dark } = derivePalette(accent);
  for (const value of [light['color-accent'], light['color-text'], dark['color-accent-soft']]) {
    expect(value).toMatch(/^#([\da-f]{2})\1\1$/);
  }
});

test.each([
  ['#f05a12', true],
  ['rebeccapurple', true],
  ['oklch(66% 0.2 42)', true],
  ['hsl(12 80% 50%)', true],
  ['var(--brand)', false],
  ['orange;}body{', false],
  ['#12', false],
  ['', false],
])('%j is a color: %s', (value, expected) => {
  expect(isColor(value)).toBe(expected);
});

test('no color is a remnant of an earlier green or violet theme', () => {
  const oklch = converter('oklch');
  const remnants = [...`${tokensCss}${codeCss}`.matchAll(/#[\da-f]{6,8}/g)]
    .map(([hex]) => ({ hex, ...oklch(parse(hex))! }))
    .filter(({ c, h = 0 }) => c > 0.008 && ((h >= 165 && h <= 170) || (h >= 285 && h <= 287)))
    .map(({ hex }) => hex);
  expect(remnants).toEqual([]);
});

test('the dark page has the hue of the accent', () => {
  expect(getPageColors('#f05a12')).toEqual({ light: '#ffffff', dark: '#121110' });
  expect(getPageColors('gray').dark).toMatch(/^#(..)\1\1$/);
});
