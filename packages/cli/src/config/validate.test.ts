import * as v from 'valibot';
import { expect, test } from 'vitest';
import * as z from 'zod';

import { formatProblem } from '../model/errors';
import { validateConfig } from './validate';

const problemsOf = (value: unknown) =>
  validateConfig(value, '/site/docs.config.ts')
    .map((problem) => formatProblem(problem, '/site'))
    .join('\n');

test('accepts values of every type', () => {
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
          editLink: { docRepoBaseUrl: 'https://git.example/docs' },
          nav: [{ text: 'Guide', link: '/guide/', items: [{ text: 'Deep', link: '/deep' }] }],
        },
      },
      'docs.config.ts',
    ),
  ).toEqual([]);
});

test('suggests the nearest value, and the URL of a host', () => {
  expect(
    problemsOf({ siteOrigin: 'docs.example.com', themeConfig: { hideNavbar: 'allways' } }),
  ).toMatchInlineSnapshot(`
    "docs.config.ts
      siteOrigin: expected a URL, got "docs.example.com".
      → Did you mean "https://docs.example.com"?
    docs.config.ts
      themeConfig.hideNavbar: expected "never", "always" or "auto", got "allways".
      → Did you mean "always"?"
  `);
  expect(problemsOf({ title: Number.POSITIVE_INFINITY })).toContain('got Infinity.');
  expect(problemsOf({ title: 1n })).toContain('got 1.');
  expect(problemsOf({ siteOrigin: 'not a host' })).not.toContain('Did you mean');
});

test('reports all problems with the expected and the actual value, and suggestions', () => {
  expect(
    problemsOf({
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

test('reports a missing export', () => {
  expect(problemsOf(undefined)).toMatchInlineSnapshot(`
    "docs.config.ts
      The configuration: expected an object, got undefined.
      → Add: export default defineConfig({ … })"
  `);
});

test('lists the alternatives of a key with several types', () => {
  expect(problemsOf({ logo: 5, head: [['meta']], search: 'yes' })).toMatchInlineSnapshot(`
    "docs.config.ts
      logo: expected a string or an object, got 5.
    docs.config.ts
      head[0]: expected 2 items (tag, attributes), got ["meta"].
    docs.config.ts
      search: expected a boolean or an object, got "yes"."
  `);
});

test('accepts both formats of descriptions of tools', () => {
  const tool = { name: 'A', logo: '/a.svg', url: 'https://a.example/' };
  const tools = [
    { ...tool, desc: '甲', descEn: 'A', urlEn: 'https://a.example/en/' },
    { ...tool, description: 'A' },
    { ...tool, description: { en: 'A', zh: '甲' }, url: { en: 'https://a.example/' } },
  ];
  expect(problemsOf({ themeConfig: { tools } })).toBe('');
  expect(
    problemsOf({
      themeConfig: {
        tools: [
          { ...tool, descEn: 'A' },
          { ...tool, description: { en: 1 } },
        ],
      },
    }),
  ).toMatchInlineSnapshot(`
    "docs.config.ts
      themeConfig.tools[0]: expected "description", or both "desc" and "descEn", got {"name":"A","logo":"/a.svg","url":"https://a.example/","d....
    docs.config.ts
      themeConfig.tools[1].description.en: expected a string, got 1."
  `);
});

test('compares an object with the most similar alternative of a union', () => {
  expect(
    problemsOf({
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
  expect(problemsOf({ search: { provider: { name: 'solr' } } })).toMatchInlineSnapshot(`
    "docs.config.ts
      search.provider.name: expected "built-in", "pagefind", "algolia", "typesense" or "meilisearch", got "solr"."
  `);
});

test('suggests the keys that start with an unknown key', () => {
  expect(problemsOf({ themeConfig: { messages: { notFound: 'x' } } })).toMatchInlineSnapshot(`
    "docs.config.ts
      Unknown key "notFound" in themeConfig.messages.
      → Did you mean "notFoundTitle"?"
  `);
});

test('suggests a key of the theme', () => {
  const [problem] = validateConfig({ title: 'Site', sidebar: {} }, '/site/docs.config.ts');
  expect(problem).toMatchObject({
    message: 'Unknown key "sidebar".',
    hint: 'Did you mean "themeConfig.sidebar"?',
  });
});

test.each([
  ["https://a.example; script-src 'unsafe-inline'", 'got'],
  ['https://a.example https://b.example', 'got'],
  ['a\nX-Header: b', 'got'],
  ['', 'got'],
  [1, 'got 1'],
])('reports the source %j of a content security policy', (source, message) => {
  for (const config of [
    { security: { csp: { 'img-src': [source] } } },
    { plugins: [{ name: 'a', csp: { 'img-src': [source] } }] },
  ])
    expect(problemsOf(config)).toContain(message);
});

test('reports sources that a browser ignores, and unknown directives', () => {
  const scripts = problemsOf({ security: { csp: { 'script-src': ["'unsafe-inline'"] } } });
  expect(scripts).toContain("browsers ignore 'unsafe-inline'");
  const unknown = problemsOf({ security: { csp: { 'image-src': [] } } });
  expect(unknown).toContain('Did you mean "img-src"?');
});

test('accepts only maps of schemas as frontmatter fields', () => {
  expect(validateConfig({ frontmatter: { level: z.string(), team: v.string() } }, 'a')).toEqual([]);
  expect(problemsOf({ frontmatter: z.object({ level: z.string() }) })).toMatchInlineSnapshot(`
    "docs.config.ts
      frontmatter: expected a map of keys to schemas, such as the "shape" of a Zod object or the "entries" of a Valibot object, got {"def":{"type":"object","shape":{"level":{"def":{"type":"...."
  `);
  expect(problemsOf({ frontmatter: { level: 'string' } })).toMatchInlineSnapshot(`
    "docs.config.ts
      frontmatter.level: expected a Standard Schema, such as z.string(), got "string"."
  `);
  expect(
    problemsOf({ plugins: [{ name: 'a', frontmatter: v.object({}) }] }),
  ).toMatchInlineSnapshot(`
    "docs.config.ts
      plugins[0] ("a").frontmatter: expected a map of keys to schemas, such as the "shape" of a Zod object or the "entries" of a Valibot object, got {"kind":"schema","type":"object","expects":"Object","asyn...."
  `);
});

test('reports regular expressions that are invalid', () => {
  const fact = { kind: 'type', pattern: '(', heading: '[', source: { package: 'a', type: 'A' } };
  const problems = problemsOf({ test: { until: '(', facts: [fact] } });
  expect(problems).toContain('test.until: expected a valid regular expression, got "("');
  expect(problems).toContain('test.facts[0].pattern: expected a valid regular expression');
  expect(problems).toContain('test.facts[0].heading: expected a valid regular expression');
});
