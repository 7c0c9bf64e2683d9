import type { PageData, SiteData } from '@octavo/theme';
import { expect, test } from 'vitest';

import type { PageSeo } from '../../model/seo';
import {
  createArticleData,
  createBreadcrumbData,
  createSeoTags,
  createUrlBuilder,
  type SeoTagsInput,
} from './seo-tags';

const config = {
  siteOrigin: 'https://example.com',
  base: '/docs/',
  route: { cleanUrls: true, include: [], exclude: [] },
  lang: 'en',
};
const seo: PageSeo = {
  canonical: '/zh/guide/a',
  translations: { en: '/guide/a', zh: '/zh/guide/a' },
  description: '"A" & <b>',
  trail: [
    { text: 'Home', routePath: '/zh/' },
    { text: 'A', routePath: '/zh/guide/a' },
  ],
  isHidden: false,
};

function tags(
  overrides: Partial<PageSeo> | undefined,
  input: Partial<SeoTagsInput> = {},
): string[] {
  return createSeoTags({
    config,
    site: { title: 'Site' } as SiteData,
    page: { routePath: '/zh/guide/a', lang: 'zh', pageType: 'doc' } as PageData,
    title: 'A - Site',
    seo: overrides && { ...seo, ...overrides },
    ...input,
  }).map((tag) =>
    typeof tag === 'string' ? tag : [tag[0], ...Object.values(tag[1])].map(String).join(' '),
  );
}

test('adds the canonical URL, the translations and the default language', () => {
  expect(tags({}).filter((tag) => tag.startsWith('link'))).toEqual([
    'link canonical https://example.com/docs/zh/guide/a',
    'link alternate en https://example.com/docs/guide/a',
    'link alternate zh https://example.com/docs/zh/guide/a',
    'link alternate x-default https://example.com/docs/guide/a',
  ]);
});

test('adds no alternates to a page without translations', () => {
  const links = tags({ translations: { zh: '/zh/guide/a' } }).filter((tag) =>
    tag.startsWith('link'),
  );
  expect(links).toEqual(['link canonical https://example.com/docs/zh/guide/a']);
});

test('adds tags for link previews', () => {
  const lastModified = '2026-11-21T08:00:00.000Z';
  expect(tags({ lastModified }).filter((tag) => !tag.startsWith('link'))).toEqual([
    'meta description "A" & <b>',
    'meta og:title A - Site',
    'meta og:description "A" & <b>',
    'meta og:type article',
    'meta og:site_name Site',
    'meta og:locale zh_CN',
    'meta og:locale:alternate en_US',
    'meta og:url https://example.com/docs/zh/guide/a',
    `meta article:modified_time ${lastModified}`,
    'meta twitter:card summary',
  ]);
});

test('uses a large card for local and external images', () => {
  expect(tags({ image: '/og.png' })).toContain('meta og:image https://example.com/docs/og.png');
  expect(tags({ image: 'https://cdn.example.com/a.png' })).toEqual(
    expect.arrayContaining([
      'meta og:image https://cdn.example.com/a.png',
      'meta twitter:card summary_large_image',
    ]),
  );
});

test.each([
  ['/a ü.png', 'https://example.com/docs/a%20%C3%BC.png'],
  ['/a%20b%C3%BC.png?v=1&w=2#x', 'https://example.com/docs/a%20b%C3%BC.png?v=1&w=2#x'],
  ['https://cdn.example.com/图 1.png?x=ü', 'https://cdn.example.com/%E5%9B%BE%201.png?x=%C3%BC'],
])('percent-encodes the image %s once', (image, url) => {
  expect(tags({ image })).toContain(`meta og:image ${url}`);
});

test('adds no links to hidden pages', () => {
  expect(tags({ isHidden: true })).toContain('meta robots noindex');
  expect(tags({ isHidden: true }).some((tag) => tag.includes('canonical'))).toBe(false);
});

test('a 404 page has the description of the site, or its title, and is not indexed', () => {
  expect(tags(undefined)).toEqual(['meta description A - Site', 'meta robots noindex']);
  const site = { title: 'Site', description: 'About it' } as SiteData;
  expect(tags(undefined, { site })).toContain('meta description About it');
  // The default description is empty.
  const empty = { title: 'Site', description: '' } as SiteData;
  expect(tags(undefined, { site: empty })).toContain('meta description A - Site');
});

test('adds no absolute URLs without siteOrigin', () => {
  const input = { config: { ...config, siteOrigin: undefined } };
  expect(tags({}, input).join('\n')).not.toContain('http');
  expect(tags({}, input)).toContain('meta og:title A - Site');
  expect(createBreadcrumbData(input.config, seo)).toBeUndefined();
});

test('skips invalid language tags', () => {
  const page = { lang: 'not a tag', pageType: 'doc' } as PageData;
  expect(tags({ translations: {} }, { page }).some((tag) => tag.includes('og:locale'))).toBe(false);
});

test('returns the breadcrumbs as structured data', () => {
  expect(createBreadcrumbData(config, seo)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://example.com/docs/zh/' },
      { '@type': 'ListItem', position: 2, name: 'A', item: 'https://example.com/docs/zh/guide/a' },
    ],
  });
  expect(createBreadcrumbData(config, { ...seo, trail: seo.trail.slice(1) })).toBeUndefined();
});

test('adds extensions to URLs without cleanUrls', () => {
  const route = { ...config.route, cleanUrls: false };
  expect(createUrlBuilder({ ...config, route })?.page('/guide/指南')).toBe(
    'https://example.com/docs/guide/%E6%8C%87%E5%8D%97.html',
  );
});

test('adds the publication date and the authors', () => {
  const published = '2026-11-24';
  const authors = [{ name: 'Ada' }, { name: 'Bo', url: '/zh/bo' }];
  expect(tags({ published, authors })).toEqual(
    expect.arrayContaining([
      'meta author Ada',
      'meta author Bo',
      `meta article:published_time ${published}`,
    ]),
  );
  const page = { title: 'Use `retry`' };
  expect(createArticleData(config, page, { ...seo, published, authors })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: 'Use retry',
    datePublished: published,
    author: [
      { '@type': 'Person', name: 'Ada' },
      { '@type': 'Person', name: 'Bo', url: 'https://example.com/docs/zh/bo' },
    ],
  });
  expect(createArticleData(config, page, seo)).toBeUndefined();
  expect(createArticleData(config, page, { ...seo, published, isHidden: true })).toBeUndefined();
});
