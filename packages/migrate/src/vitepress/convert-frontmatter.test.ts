import { expect, test } from 'vitest';

import { convertFrontmatter } from './convert-frontmatter';

const convert = (yaml: string) => convertFrontmatter(yaml).yaml;

test.each(['aside: false\noutline: false', 'outline: true\naside: false'])(
  'hides the outline once for %j',
  (yaml) => {
    expect(convertFrontmatter(yaml)).toEqual({ yaml: 'outline: false', problems: [] });
  },
);

test.each([
  ['image: /a.svg', 'image:\n    src: /a.svg'],
  [
    'image: { light: /a.svg, dark: /b.svg, alt: A }',
    'image:\n    src:\n      light: /a.svg\n      dark: /b.svg\n    alt: A',
  ],
  [
    'image: { light: { src: /a.svg, alt: A }, dark: { src: /b.svg } }',
    'image:\n    src:\n      light: /a.svg\n      dark: /b.svg\n    alt: A',
  ],
  ['image: { src: /a.svg, width: 20 }', 'image: { src: /a.svg, width: 20 }'],
  ['image:', 'image:'],
])('converts the image %j of the hero', (image, expected) => {
  expect(convert(`hero:\n  ${image}`)).toBe(`hero:\n  ${expected}`);
});

test('replaces unknown themes of buttons, and reports them', () => {
  const action = (theme: string) => `\n    - text: A\n      link: /a\n      theme: ${theme}`;
  const yaml = (themes: string[]) => `hero:\n  actions:${themes.map(action).join('')}`;
  const { yaml: converted, problems } = convertFrontmatter(
    yaml(['brand', 'alt', 'sponsor', 'cta partner', 'brand large']),
  );
  expect(converted).toBe(yaml(['brand', 'alt', 'alt', 'alt', 'brand']));
  expect(problems.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '11 The theme "sponsor" of a button was replaced with "alt".',
    '14 The theme "cta partner" of a button was replaced with "alt".',
    '17 The theme "brand large" of a button was replaced with "brand".',
  ]);
});
