import { expect, test } from 'vitest';

import { formatProblem } from '../errors';
import { validateConfig } from './validate';

const failure = (value: unknown) =>
  validateConfig(value, '/site/docs.config.ts')
    .map((problem) => formatProblem(problem, '/site'))
    .join('\n');

test('accepts a configuration with every kind of value', () => {
  expect(
    validateConfig(
      {
        root: 'content',
        base: '/docs/',
        lang: 'en',
        logo: { light: '/a.svg', dark: '/b.svg' },
        head: ['<meta name="a">', ['link', { rel: 'x', crossorigin: true }]],
        multiVersion: { versions: [] },
        route: { exclude: ['**/shared/**'] },
        replaceRules: [{ search: /a/g, replace: 'b' }],
        themeConfig: {
          nav: [{ text: 'Guide', link: '/guide/', items: [{ text: 'Deep', link: '/deep' }] }],
        },
      },
      'docs.config.ts',
    ),
  ).toEqual([]);
});

test('reports every problem at once, with what was expected, what came and a suggestion', () => {
  expect(
    failure({
      titel: 'Docs',
      base: 42,
      locales: [{ lang: 'en', label: '' }],
      route: { cleanUrl: true },
      themeConfig: { hideNavbar: 'sometimes', socialLinks: [{ icon: 'github' }] },
    }),
  ).toMatchInlineSnapshot();
});

test('says what the file must export when it exports nothing', () => {
  expect(failure(undefined)).toMatchInlineSnapshot();
});

test('describes a wrong value of a key that takes several kinds', () => {
  expect(failure({ logo: 5, head: [['meta']], search: 'yes' })).toMatchInlineSnapshot();
});
