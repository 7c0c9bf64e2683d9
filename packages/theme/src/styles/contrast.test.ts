import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const darkStart = css.indexOf(':root.dark {');

function colors(block: string): Map<string, string> {
  return new Map(
    [...block.matchAll(/--oct-color-([\w-]+): (#[\da-f]{6}(?:[\da-f]{2})?);/g)].map(
      ([, name, hex]) => [name!, hex!],
    ),
  );
}

/** Returns the relative luminance of a color (WCAG 2.2). */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** Returns what a color, which may be translucent, looks like on an opaque surface. */
function blend(hex: string, surface: string): string {
  const alpha = hex.length === 9 ? Number.parseInt(hex.slice(7), 16) / 255 : 1;
  const channels = [1, 3, 5].map((start) => {
    const [front, back] = [hex, surface].map((value) =>
      Number.parseInt(value.slice(start, start + 2), 16),
    );
    return Math.round(front! * alpha + back! * (1 - alpha));
  });
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function contrast(first: string, second: string): number {
  const [dark, light] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

const light = colors(css.slice(0, darkStart));
const dark = colors(css.slice(darkStart));

describe.each([
  ['light', light],
  ['dark', dark],
])('%s mode', (_mode, palette) => {
  const color = (name: string): string =>
    palette.get(name) ?? expect.fail(`color "${name}" not found`);
  const surfaces = ['bg', 'soft', 'raised', 'overlay', 'hover'];
  const pairs = [
    ...['text', 'text-soft', 'text-muted', 'accent', 'accent-strong'].flatMap((text) =>
      surfaces.map((surface) => [text, surface]),
    ),
    ['accent-strong', 'accent-soft'],
    ['accent', 'accent-soft'],
    ['on-accent', 'accent-fill'],
    ['text', 'mark'],
    ...['info', 'tip', 'warning', 'danger', 'note'].flatMap((name) => [
      [name, 'bg'],
      [name, `${name}-soft`],
      ['text', `${name}-soft`],
      ['text-soft', `${name}-soft`],
      ['accent', `${name}-soft`],
    ]),
  ];

  test.each(pairs)('%s has a contrast of at least 4.5:1 on %s', (text, surface) => {
    expect(contrast(color(text!), blend(color(surface!), color('bg')))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(surfaces.slice(0, 4))('controls have a contrast of at least 3:1 on %s', (surface) => {
    expect(contrast(color('border-strong'), color(surface))).toBeGreaterThanOrEqual(3);
  });

  test('defines the same colors as the other mode', () => {
    expect([...palette.keys()].toSorted()).toEqual([...light.keys()].toSorted());
  });
});
