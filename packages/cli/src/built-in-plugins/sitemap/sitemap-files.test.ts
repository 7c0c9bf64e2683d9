import { expect, test } from 'vitest';

import { type SitemapRoute, sitemapFiles } from './sitemap-files';

const config = {
  siteOrigin: 'https://example.com',
  base: '/',
  route: { cleanUrls: true, include: [], exclude: [] },
  lang: 'en',
};
const route = (routePath: string, own: Partial<SitemapRoute> = {}): SitemapRoute => ({
  routePath,
  canonical: routePath,
  translations: { en: routePath },
  isHidden: false,
  ...own,
});
const fileOf = (path: string, ...input: Parameters<typeof sitemapFiles>) =>
  sitemapFiles(...input).find((file) => file.path === path)?.content;

test('lists pages with their date and their translations', () => {
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

test('leaves out what stays out of search engines, and copies', () => {
  const routes = [
    route('/hidden', { isHidden: true }),
    route('/v1/a', { canonical: '/a' }),
    route('/a'),
  ];
  expect(fileOf('sitemap.xml', config, routes)?.match(/<loc>.*?<\/loc>/g)).toEqual([
    '<loc>https://example.com/a</loc>',
  ]);
});

test('splits a list that is too long for one file', () => {
  const routes = ['/a', '/b', '/c'].map((path) => route(path));
  const files = sitemapFiles(config, routes, { maxUrls: 2 });
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

test('lets robots in and shows them the list, at the root of a host alone', () => {
  expect(fileOf('robots.txt', config, [route('/')])).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://example.com/sitemap.xml\n',
  );
  expect(fileOf('robots.txt', { ...config, base: '/docs/' }, [route('/')])).toBeUndefined();
});

test('is nothing where the site does not say where it is published', () => {
  expect(sitemapFiles({ ...config, siteOrigin: undefined }, [route('/')])).toEqual([]);
});
