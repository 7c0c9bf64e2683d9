import { escapeHtml } from '../../files/escape';
import type { SiteConfig } from '../../model/config';
import type { PageSeo } from '../../model/seo';
import { createUrlBuilder } from '../../site/seo/seo-tags';

/** Maximum number of URLs in a sitemap (see sitemaps.org). */
const MAX_SITEMAP_URLS = 50_000;

/** Page that may be listed in the sitemap. */
export interface SitemapRoute
  extends Pick<PageSeo, 'canonical' | 'translations' | 'isHidden' | 'lastModified'> {
  routePath: string;
}

export interface SitemapFile {
  /** Path relative to the output folder. */
  path: string;
  content: string;
}

/**
 * Creates `sitemap.xml` and `robots.txt`. Pages with `noindex` or a different canonical URL are excluded. Returns an
 * empty array if `siteOrigin` is not set.
 */
export function createSitemapFiles(
  config: Pick<SiteConfig, 'siteOrigin' | 'base' | 'route' | 'lang'>,
  routes: readonly SitemapRoute[],
  { maxUrls = MAX_SITEMAP_URLS } = {},
): SitemapFile[] {
  const urls = createUrlBuilder(config);
  if (!urls) return [];
  const entries = routes
    .filter(({ routePath, canonical, isHidden }) => routePath === canonical && !isHidden)
    .map((route) => urlEntry(route, config.lang, urls.page));
  const sitemaps = Array.from({ length: Math.ceil(entries.length / maxUrls) }, (_, index) =>
    document(
      'urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"',
      entries.slice(index * maxUrls, (index + 1) * maxUrls),
    ),
  );
  const files =
    sitemaps.length <= 1
      ? sitemaps.map((content) => ({ path: 'sitemap.xml', content }))
      : [
          {
            path: 'sitemap.xml',
            content: document(
              'sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
              sitemaps.map(
                (_, index) => `<sitemap>${loc(urls.asset(sitemapName(index)))}</sitemap>`,
              ),
            ),
          },
          ...sitemaps.map((content, index) => ({ path: sitemapName(index), content })),
        ];
  // Crawlers only read `robots.txt` from the root of a host.
  if (config.base !== '/') return files;
  const sitemap = files.length > 0 ? `\nSitemap: ${urls.asset('sitemap.xml')}\n` : '';
  return [...files, { path: 'robots.txt', content: `User-agent: *\nAllow: /\n${sitemap}` }];
}

const sitemapName = (index: number) => `sitemap-${index + 1}.xml`;

function urlEntry(
  { routePath, translations, lastModified }: SitemapRoute,
  defaultLang: string,
  url: (routePath: string) => string,
): string {
  const langs = Object.entries(translations);
  const original = translations[defaultLang];
  const alternates =
    langs.length < 2
      ? []
      : [...langs, ...(original === undefined ? [] : [['x-default', original] as const])];
  return [
    '<url>',
    loc(url(routePath)),
    lastModified === undefined ? '' : `<lastmod>${escapeHtml(lastModified)}</lastmod>`,
    ...alternates.map(
      ([lang, route]) =>
        `<xhtml:link rel="alternate" hreflang="${escapeHtml(lang)}" href="${escapeHtml(url(route))}"/>`,
    ),
    '</url>',
  ].join('');
}

function loc(url: string): string {
  return `<loc>${escapeHtml(url)}</loc>`;
}

function document(root: string, entries: readonly string[]): string {
  const name = root.split(' ', 1)[0]!;
  return ['<?xml version="1.0" encoding="UTF-8"?>', `<${root}>`, ...entries, `</${name}>`, ''].join(
    '\n',
  );
}
