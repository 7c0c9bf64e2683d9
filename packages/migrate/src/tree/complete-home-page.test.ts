import { expect, test } from 'vitest';

import { completeHomePage, countWords, findLinks, MIN_HOME_WORDS } from './complete-home-page';

const links = Array.from({ length: 60 }, (_, index) => ({
  text: `Page number ${index}`,
  link: `/p${index}`,
}));
const context = { title: 'Fast', description: 'A fast tool', links };

test('adds a hero and links to a home page that was a component', () => {
  const text = completeHomePage('---\npageType: home\n---\n\n<!-- <Home /> -->\n', context)!;
  expect(text).toMatch(
    /^---\npageType: home\nhero:\n {2}name: Fast\n {2}tagline: A fast tool\n---\n\n<!-- <Home \/> -->\n\n## Fast\n\nA fast tool\n\n- \[Page number 0\]\(\/p0\)\n/,
  );
  expect(countWords(text)).toBeGreaterThanOrEqual(MIN_HOME_WORDS);
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
