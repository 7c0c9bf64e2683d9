import { expect, test } from 'vitest';

import { createSitemapFiles, type SitemapRoute } from './sitemap-files';

const config = {
  siteOrigin: 'https://example.com',
  base: '/',
  route: { cleanUrls: true, include: [], exclude: [] },
  lang: 'en',
};
const route = (routePath: string, overrides: Partial<SitemapRoute> = {}): SitemapRoute => ({
  routePath,
  canonical: routePath,
  translations: { en: routePath },
  isHidden: false,
  ...overrides,
});
const fileOf = (path: string, ...input: Parameters<typeof createSitemapFiles>) =>
  createSitemapFiles(...input).find((file) => file.path === path)?.content;

test('lists pages with their date and translations', () => {
  const translations = { en: '/a&b', zh: '/zh/a&b' };
  const routes = [
    route('/a&b', { translations, lastModified: '2026-11-21T08:00:00.000Z' }),
    route('/'),
  ];
  expect(fileOf('sitemap.xml', config, routes)).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
    <url><loc>https://example.com/a%26b</loc><lastmod>2026-11-21T08:00:00.000Z</lastmod><xhtml:link rel="alternate" hreflang="en" href="https://example.com/a%26b"/><xhtml:link rel="alternate" hreflang="zh" href="https://example.com/zh/a%26b"/><xhtml:link rel="alternate" hreflang="x-default" href="https://example.com/a%26b"/></url>
    <url><loc>https://example.com/</loc></url>
    </urlset>
    "
  `);
});

test('excludes hidden pages and pages with a different canonical URL', () => {
  const routes = [
    route('/hidden', { isHidden: true }),
    route('/v1/a', { canonical: '/a' }),
    route('/a'),
  ];
  expect(fileOf('sitemap.xml', config, routes)?.match(/<loc>.*?<\/loc>/g)).toEqual([
    '<loc>https://example.com/a</loc>',
  ]);
});

test('splits a sitemap with too many URLs', () => {
  const routes = ['/a', '/b', '/c'].map((path) => route(path));
  const files = createSitemapFiles(config, routes, { maxUrls: 2 });
  expect(files.map(({ path }) => path)).toEqual([
    'sitemap.xml',
    'sitemap-1.xml',
    'sitemap-2.xml',
    'robots.txt',
  ]);
  expect(files[0]!.content).toContain(
    '<sitemap><loc>https://example.com/sitemap-2.xml</loc></sitemap>',
  );
  expect(files[2]!.content).toContain('<loc>https://example.com/c</loc>');
});

test('writes robots.txt with the sitemap only at the root of a host', () => {
  expect(fileOf('robots.txt', config, [route('/')])).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://example.com/sitemap.xml\n',
  );
  expect(fileOf('robots.txt', { ...config, base: '/docs/' }, [route('/')])).toBeUndefined();
});

test('returns no files without siteOrigin', () => {
  expect(createSitemapFiles({ ...config, siteOrigin: undefined }, [route('/')])).toEqual([]);
});
