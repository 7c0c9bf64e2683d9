import { describe, expect, test } from 'vitest';

import type { SiteConfig } from '../model/config';
import { testPage } from '../model/testing/page';
import { createPageLister } from './page-lists';

const config = {
  lang: 'en',
  locales: [{ lang: 'en' }, { lang: 'zh' }],
  multiVersion: { default: 'v2', versions: ['v2', 'v1'] },
  frontmatter: { level: {} },
} as unknown as SiteConfig;

const pageAt = (routePath: string, frontmatter = {}, { lang = 'en', version = 'v2' } = {}) => ({
  ...testPage(`${lang}/x.md`, { frontmatter }),
  title: routePath,
  routePath,
  lang,
  version,
});

const pages = [
  pageAt('/blog/b', { level: 'basic', other: 1, date: '2026-01-02', description: 'B' }),
  pageAt('/blog/a'),
  pageAt('/Blog/deep/c'),
  pageAt('/blog/'),
  pageAt('/blog/unlisted', { unlisted: true }),
  pageAt('/blogs'),
  pageAt('/'),
  pageAt('/zh/blog/a', {}, { lang: 'zh' }),
  pageAt('/v1/blog/a', {}, { version: 'v1' }),
  pageAt('/v1/zh/blog/a', {}, { lang: 'zh', version: 'v1' }),
];
const list = createPageLister(pages, config);
const from = (lang: string, version = 'v2') => ({ lang, version });
const routes = (query: object, page = from('en')) =>
  list(query, page).map(({ routePath }) => routePath);

test('returns the pages of a section in the language and version of the page', () => {
  expect(routes({ under: '/blog/' })).toEqual(['/Blog/deep/c', '/blog/a', '/blog/b']);
  expect(routes({ under: '/blog' }, from('zh'))).toEqual(['/zh/blog/a']);
  expect(routes({ under: '/blog' }, from('en', 'v1'))).toEqual(['/v1/blog/a']);
  expect(routes({ under: '/blog', lang: 'zh' }, from('en', 'v1'))).toEqual(['/v1/zh/blog/a']);
  expect(routes({ under: '/v1/blog' })).toEqual(['/v1/blog/a']);
  expect(routes({}, from('zh'))).toEqual(['/zh/blog/a']);
  expect(routes({})).toEqual(['/Blog/deep/c', '/blog/', '/blog/a', '/blog/b', '/blogs']);
  expect(routes({ under: '/none/' })).toEqual([]);
});

test('returns the declared fields of each page', () => {
  expect(list({ under: '/blog/' }, from('en')).at(-1)).toEqual({
    routePath: '/blog/b',
    title: '/blog/b',
    lang: 'en',
    description: 'B',
    date: '2026-01-02',
    frontmatter: { level: 'basic' },
  });
});

describe('reports invalid queries', () => {
  test.each([
    [
      { under: 'blog' },
      'usePages(): "under" must be a route path that starts with "/", got "blog".',
    ],
    [{ under: 5 }, 'usePages(): "under" must be a route path that starts with "/", got 5.'],
    [{ lang: 'fr' }, 'usePages(): "lang" must be "en" or "zh", got "fr".'],
    ['/blog', 'usePages() expects an object such as { under: "/blog/" }, got "/blog".'],
    [null, 'usePages() expects an object such as { under: "/blog/" }, got null.'],
  ])('%j', (query, message) => {
    expect(() => list(query as object, from('en'))).toThrow(message);
  });
});
