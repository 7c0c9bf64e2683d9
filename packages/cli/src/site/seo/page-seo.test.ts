import { pageKey } from '@octavo/theme/urls';
import { expect, test } from 'vitest';

import type { SiteConfig } from '../../model/config';
import type { Page } from '../../model/page';
import type { Edition } from '../assemble-site';
import { getPageSeo } from './page-seo';

const config = {
  lang: 'en',
  locales: [{ lang: 'en' }, { lang: 'zh' }],
  multiVersion: { default: 'v2', versions: ['v2', 'v1'] },
  image: '/og.png',
} as SiteConfig;
const edition = {
  site: { title: 'Site', description: 'of the site', themeConfig: { nav: [] } },
} as unknown as Edition;

function page(routePath: string, overrides: Partial<Page> = {}, frontmatter = {}): Page {
  const content = { frontmatter, text: 'T', toc: [], ids: [], links: [] };
  return {
    routePath,
    title: 'T',
    lang: 'en',
    version: 'v2',
    content,
    ...overrides,
  } as unknown as Page;
}

function seo(pages: Page[]) {
  const byKey = new Map(pages.map((entry) => [pageKey(entry.routePath), entry]));
  return getPageSeo({
    config,
    page: pages[0]!,
    edition,
    pageOf: (key) => byKey.get(key),
    lastModified: undefined,
    sidebarKey: undefined,
  });
}

test('returns the page and its translations', () => {
  const pages = [page('/a'), page('/zh/a', { lang: 'zh' })];
  expect(seo(pages)).toMatchObject({
    canonical: '/a',
    translations: { en: '/a', zh: '/zh/a' },
    description: 'of the site',
    image: '/og.png',
    isHidden: false,
  });
});

test('a home page without a description of the site is described by its hero', () => {
  const hero = { name: 'Lib', text: 'Fast `things`', tagline: 'More' };
  const describe = (site: object, frontmatter: object) =>
    getPageSeo({
      config,
      page: page('/', {}, { pageType: 'home', ...frontmatter }),
      edition: { site: { title: 'Site', themeConfig: { nav: [] }, ...site } } as unknown as Edition,
      pageOf: () => undefined,
      lastModified: undefined,
      sidebarKey: undefined,
    }).description;
  // The default description is empty.
  expect(describe({ description: '' }, { hero })).toBe('Fast things');
  expect(describe({ description: '' }, { hero: { tagline: 'More' } })).toBe('More');
  expect(describe({ description: 'Site' }, { hero })).toBe('Site');
  expect(describe({ description: '' }, {})).toBe('');
});

test('uses the original as the canonical page of a fallback', () => {
  const pages = [page('/zh/a', { lang: 'zh', contentLang: 'en' }), page('/a')];
  expect(seo(pages)).toMatchObject({ canonical: '/a', translations: { en: '/a' } });
});

test('uses the default version as the canonical page of an old version if it exists', () => {
  const old = page('/v1/a', { version: 'v1' });
  expect(seo([old, page('/a')]).canonical).toBe('/a');
  expect(seo([old]).canonical).toBe('/v1/a');
});

test.each([
  [{ noindex: true }],
  [{ unlisted: true }],
  [{ head: [['meta', { name: 'robots', content: 'NoIndex, follow' }]] }],
])('hides a page with %j', (frontmatter) => {
  expect(seo([page('/a', {}, frontmatter)]).isHidden).toBe(true);
});

test('prefers frontmatter over generated values', () => {
  const text = 'T\n\nThe first paragraph is long enough to be one.';
  const custom = page('/a', {}, { description: 'custom', image: '/a.png' });
  expect(seo([custom])).toMatchObject({ description: 'custom', image: '/a.png' });
  const plain = page('/a');
  plain.content.text = text;
  expect(seo([plain]).description).toBe('The first paragraph is long enough to be one.');
});

test('returns the date in ISO 8601 format, and the authors as a list', () => {
  const at = (frontmatter: object) => seo([page('/a', {}, frontmatter)]);
  expect(at({ date: '2026-11-24 18:00', authors: 'Ada' })).toMatchObject({
    published: '2026-11-24T18:00Z',
    authors: [{ name: 'Ada' }],
  });
  expect(at({ authors: ['Ada', { name: 'Bo', url: '/bo' }] }).authors).toEqual([
    { name: 'Ada' },
    { name: 'Bo', url: '/bo' },
  ]);
  const plain = at({});
  expect('published' in plain || 'authors' in plain).toBe(false);
});
