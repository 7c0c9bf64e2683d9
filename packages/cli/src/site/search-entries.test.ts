import type { Frontmatter } from '@octavo/mdx-plugins';
import { expect, test } from 'vitest';

import { addLazyText, createTextFacts } from '../content/scan/page-text';
import type { Page } from '../model/page';
import { createSearchEntries, findEmptyIndexes, getEntryFacts } from './search-entries';

function page(routePath: string, frontmatter: Frontmatter, text = 'text'): Page {
  return {
    routePath,
    title: 'T',
    lang: routePath.startsWith('/zh') ? 'zh' : 'en',
    version: '',
    content: { frontmatter, text, toc: [], ids: [], links: [] },
  } as unknown as Page;
}

test('excludes home pages, 404 pages, unlisted pages and pages with search: false', () => {
  const pages = [
    page('/', { pageType: 'home' }),
    page('/404', { pageType: '404' }),
    page('/a', { search: false }),
    page('/unlisted', { unlisted: true, search: 2 }),
    page('/b', { search: 2, description: 'about b' }),
    page('/c', {}),
  ];
  expect(createSearchEntries(pages)).toMatchObject([
    { id: '/b', weight: 2, description: 'about b' },
    { id: '/c', content: 'text' },
  ]);
});

test('pages have the weight of the longest folder path, unless their frontmatter sets one', () => {
  const weights = { blog: 0.5, '/guide/start/': 2, guide: 1.5 };
  const routes = [
    '/blog',
    '/v2/zh/blog/one',
    '/guide/start/a',
    '/guide/b',
    '/blogs/a',
    '/a-blog/b',
  ];
  const weightOf = Object.fromEntries(
    createSearchEntries(
      [...routes.map((route) => page(route, {})), page('/blog/two', { search: 3 })],
      weights,
    ).map(({ id, weight }) => [id, weight]),
  );
  expect(weightOf).toEqual({
    '/blog': 0.5,
    '/v2/zh/blog/one': 0.5,
    '/guide/start/a': 2,
    '/guide/b': 1.5,
    '/blogs/a': undefined,
    '/a-blog/b': undefined,
    '/blog/two': 3,
  });
});

/** Returns a page with links, as `[URL, sentence]`. */
function linking(
  routePath: string,
  links: [string, string][],
  frontmatter: Frontmatter = {},
): Page {
  const created = page(routePath, frontmatter);
  created.content.links = links.map(([resolved, sentence]) => ({
    kind: 'link',
    href: resolved,
    resolved,
    sentence,
    line: 1,
    column: 1,
  }));
  return created;
}

test('pages have the sentences of the other pages that link to them', () => {
  const pages = [
    linking('/a', [
      ['/docs/B.html#part', 'Set an option, see b.'],
      ['/docs/a', 'See above.'],
      ['/b', 'A link without the base.'],
      ['/docs/image.png', 'An image.'],
    ]),
    linking('/b/', [['/docs/hidden', 'A link to a hidden page.']]),
    linking('/hidden', [['/docs/b', 'A sentence of a hidden page.']], { unlisted: true }),
  ];
  expect(createSearchEntries(pages, {}, '/docs/').map((entry) => entry.mentions)).toEqual([
    '',
    'Set an option, see b.',
  ]);
  expect(createSearchEntries(pages).map((entry) => entry.mentions)).toEqual([undefined, undefined]);
});

test('reports a language without any text', () => {
  const entries = createSearchEntries([page('/a', {}), page('/b', {}, ''), page('/zh/a', {}, ' ')]);
  expect(findEmptyIndexes(entries, { root: '/site' }).map(({ message }) => message)).toEqual([
    'The search index for "zh" is empty.',
  ]);
});

test('reads no text for entries, and the first texts for empty indexes', () => {
  const reads: string[] = [];
  const pages = ['/a', '/b', '/c'].map((route) => {
    const { content, ...fields } = page(route, {});
    const { text, ...rest } = content;
    const read = () => {
      reads.push(route);
      return text;
    };
    return { ...fields, content: addLazyText(rest, createTextFacts(content), read) };
  });
  const entries = createSearchEntries(pages);
  expect(entries.map(getEntryFacts)).toEqual(pages.map(({ content }) => createTextFacts(content)));
  reads.length = 0;
  expect(findEmptyIndexes(entries, { root: '/site' })).toEqual([]);
  expect(reads).toEqual(['/a']);
  expect(entries[2]?.content).toBe('text');
});

test('a content that a plugin changes has another digest', () => {
  const [entry, other] = createSearchEntries([page('/a', {}), page('/b', {})]);
  const before = getEntryFacts(entry!);
  entry!.content += ' more';
  expect(getEntryFacts(entry!).hash).not.toBe(before.hash);
  expect(getEntryFacts({ ...other!, content: 'new' }).hash).not.toBe(before.hash);
});

test('the frontmatter can set a weight, and keywords of the page and of its sections', () => {
  const search = { weight: 2, keywords: ['fake a module'], sections: { b: ['cannot'], c: ['no'] } };
  const options = page('/a', { search });
  const headings = ['a', 'b', 'constructor'].map((id) => ({
    id,
    text: id,
    depth: 2,
    charIndex: 0,
  }));
  options.content.toc = headings;
  const [entry] = createSearchEntries([options], { a: 0.5 });
  expect(entry).toMatchObject({ weight: 2, keywords: ['fake a module'] });
  expect(entry!.toc).toEqual([headings[0], { ...headings[1], keywords: ['cannot'] }, headings[2]]);
  // The headings of the page itself are the same.
  expect(options.content.toc[1]).not.toHaveProperty('keywords');
});
