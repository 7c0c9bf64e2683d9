import { expect, test } from 'vitest';

import { formatProblem } from '../model/errors';
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
        multiVersion: { default: '', versions: [] },
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
  ).toMatchInlineSnapshot(`
    "docs.config.ts
      base: expected a string, got 42.
    docs.config.ts
      locales[0].label: expected a non-empty string, got "".
    docs.config.ts
      Unknown key "cleanUrl" in route.
      → Did you mean "cleanUrls"?
    docs.config.ts
      Missing key "content" in themeConfig.socialLinks[0].
      → Expected a string.
    docs.config.ts
      themeConfig.hideNavbar: expected "never", "always" or "auto", got "sometimes".
    docs.config.ts
      Unknown key "titel".
      → Did you mean "title"?"
  `);
});

test('says what the file must export when it exports nothing', () => {
  expect(failure(undefined)).toMatchInlineSnapshot(`
    "docs.config.ts
      The configuration: expected an object, got nothing."
  `);
});

test('describes a wrong value of a key that takes several kinds', () => {
  expect(failure({ logo: 5, head: [['meta']], search: 'yes' })).toMatchInlineSnapshot(`
    "docs.config.ts
      logo: expected a string or an object, got 5.
    docs.config.ts
      head[0]: expected 2 items (tag, attributes), got ["meta"].
    docs.config.ts
      search: expected a boolean or an object, got "yes"."
  `);
});

test('a tool has a description, or one for Chinese and one for English', () => {
  const tool = { name: 'A', logo: '/a.svg', url: 'https://a.example/' };
  const tools = [
    { ...tool, desc: '甲', descEn: 'A', urlEn: 'https://a.example/en/' },
    { ...tool, description: 'A' },
    { ...tool, description: { en: 'A', zh: '甲' }, url: { en: 'https://a.example/' } },
  ];
  expect(failure({ themeConfig: { tools } })).toBe('');
  expect(
    failure({
      themeConfig: {
        tools: [
          { ...tool, descEn: 'A' },
          { ...tool, description: { en: 1 } },
        ],
      },
    }),
  ).toMatchInlineSnapshot(`
    "docs.config.ts
      themeConfig.tools[0]: expected a description, or desc and descEn, got {"name":"A","logo":"/a.svg","url":"https://a.example/","d....
    docs.config.ts
      themeConfig.tools[1].description.en: expected a string, got 1."
  `);
});

test('a value that is one of several objects is compared with the nearest of them', () => {
  expect(
    failure({
      search: { provider: { name: 'algolia', appId: 'x', apikey: 'y', indexName: 'z' } },
      themeConfig: { socialLinks: [{ icon: { d: 5 }, content: 'x' }] },
    }),
  ).toMatchInlineSnapshot(`
    "docs.config.ts
      Missing key "apiKey" in search.provider.
      → Expected a string.
    docs.config.ts
      Unknown key "apikey" in search.provider.
      → Did you mean "apiKey"?
    docs.config.ts
      themeConfig.socialLinks[0].icon.d: expected a string, got 5."
  `);
  expect(failure({ search: { provider: { name: 'solr' } } })).toMatchInlineSnapshot(`
    "docs.config.ts
      search.provider.name: expected "built-in", "pagefind", "algolia", "typesense" or "meilisearch", got "solr"."
  `);
});
