import { expect, test } from 'vitest';

import { completeHomePage, countHomeWords, findLinks, MIN_HOME_WORDS } from './complete-home-page';
import { parsePage } from './page-frontmatter';

const links = Array.from({ length: 60 }, (_, index) => ({
  text: `Page number ${index}`,
  link: `/p${index}`,
}));
const context = { title: 'Fast', description: 'A fast tool', links };

const complete = (text: string) => completeHomePage(text, context)!.text;

test('adds a hero and links to a home page that was a component', () => {
  const text = complete('---\npageType: home\n---\n\n<!-- <Home /> -->\n');
  expect(text).toMatch(
    /^---\npageType: home\nhero:\n {2}name: Fast\n {2}tagline: A fast tool\n {2}actions:\n(?: {4}.*\n)+---\n\n<!-- <Home \/> -->\n\n- \[Page number 0\]\(\/p0\)\n/,
  );
  const { data, body } = parsePage(text);
  expect(countHomeWords(data, body)).toBeGreaterThanOrEqual(MIN_HOME_WORDS);
  expect(text).not.toContain('/p59');
});

test('does not change other pages, and home pages with enough text', () => {
  expect(completeHomePage('# A\n', context)).toBeUndefined();
  expect(
    completeHomePage(`---\npageType: home\n---\n${'word '.repeat(50)}`, context),
  ).toBeUndefined();
  expect(
    completeHomePage(`---\npageType: custom\n---\n${'快速'.repeat(25)}`, context),
  ).toBeUndefined();
});

test('a page without a hero has a heading', () => {
  const text = complete('---\npageType: custom\n---\n');
  expect(text).toContain('---\n\n## Fast\n\nA fast tool\n\n- [Page number 0](/p0)\n');
  expect(text).not.toContain('hero');
});

test('the hero has the title of the page', () => {
  const text = complete('---\npageType: home\ntitle: Mine\n---\n');
  expect(text).toContain('hero:\n  name: Mine\n');
});

test.each([
  ['a hero with a name', 'hero: { name: A }'],
  ['a hero with a headline', 'hero: { text: A }'],
  ['a hero with buttons', 'hero: { actions: [{ text: A, link: /a }] }'],
  ['features', 'features: [{ title: A }]'],
])('does not change a home page with %s', (_, yaml) => {
  const pageOf = (type: string) => `---\npageType: ${type}\n${yaml}\n---\n`;
  expect(completeHomePage(pageOf('home'), context)).toBeUndefined();
  // Pages of other types do not show them.
  expect(completeHomePage(pageOf('custom'), context)).toBeDefined();
});

test.each([
  ['pageType: home', links, ['a hero', 'links']],
  ['pageType: home', [], ['a hero']],
  ['pageType: home\nhero:\n  tagline: A', links, ['links']],
  ['pageType: custom', links, ['the title', 'links']],
])('returns what was added: %j', (yaml, some, added) => {
  expect(completeHomePage(`---\n${yaml}\n---\n`, { ...context, links: some })?.added).toEqual(
    added,
  );
});

test('does not change a page to which nothing can be added', () => {
  const page = '---\npageType: home\nhero:\n  tagline: A\n---\n';
  expect(completeHomePage(page, { ...context, links: [] })).toBeUndefined();
});

test('counts what readers see', () => {
  const hero = {
    name: 'A b',
    image: { src: '/a.png', alt: 'c' },
    actions: [{ theme: 'brand', text: 'D' }],
  };
  const features = [{ title: 'E', icon: 'f', details: 'g h', link: '/i' }];
  expect(countHomeWords({ hero, features, layout: 'x' }, '')).toBe(6);
  expect(countHomeWords({ pageType: 'custom', hero }, '')).toBe(0);
  expect(
    countHomeWords(
      {},
      'import A from \'./a\';\n\n<A b="c" /> <!-- d -->\n\n[e f](/g) 快速 https://h.i\n',
    ),
  ).toBe(4);
});

test('finds the links of a navbar and of sidebars', () => {
  expect(
    findLinks([
      { text: 'A', link: '/a' },
      { text: 'B', items: [{ text: 'C', link: '/c' }] },
    ]),
  ).toEqual([
    { text: 'A', link: '/a' },
    { text: 'C', link: '/c' },
  ]);
  expect(
    findLinks({
      '/': [
        { text: 'A', link: '/a' },
        { text: 'X', link: 'https://x.com' },
      ],
    }),
  ).toEqual([{ text: 'A', link: '/a' }]);
  expect(findLinks(undefined)).toEqual([]);
});
