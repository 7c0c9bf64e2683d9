import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { readTokens } from './read-tokens';

const css = readFileSync(join(import.meta.dirname, '../styles/tokens.css'), 'utf8');

test('groups tokens by the comments above them and reads both modes', () => {
  const sheet = `/* About the file. */
:root {
  color-scheme: light;
  /* Surfaces, from page
     to overlays. */
  --oct-a: #fff;
  --oct-b:
    one,
    two;
  /* Space. */
  --oct-c: 4px;
}
:root.dark {
  --oct-a: #000;
}`;
  expect(readTokens(sheet)).toEqual([
    {
      title: 'Surfaces, from page to overlays.',
      tokens: [
        { name: '--oct-a', light: '#fff', dark: '#000' },
        { name: '--oct-b', light: 'one, two', dark: undefined },
      ],
    },
    { title: 'Space.', tokens: [{ name: '--oct-c', light: '4px', dark: undefined }] },
  ]);
});

test('reads all tokens of the theme', () => {
  const names = new Set([...css.matchAll(/(--oct-[\w-]+):/g)].map(([, name]) => name));
  const found = readTokens(css).flatMap(({ tokens }) => tokens.map(({ name }) => name));
  expect(new Set(found)).toEqual(names);
  expect(readTokens(css).every(({ title }) => title !== '')).toBe(true);
});
