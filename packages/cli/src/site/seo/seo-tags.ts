import { plainText } from '@octavo/mdx-plugins/inline-markdown';
import type { PageData, SiteData } from '@octavo/theme';
import { isExternal, toHref, withBase } from '@octavo/theme/urls';

import { encodeUrl } from '../../files/escape';
import type { SiteConfig } from '../../model/config';
import type { HeadTag } from '../../model/config-values.generated';
import { memoize } from '../../model/memoize';
import { omitUndefined } from '../../model/omit-undefined';
import type { PageSeo } from '../../model/seo';

export interface SeoTagsInput {
  config: Pick<SiteConfig, 'siteOrigin' | 'base' | 'route' | 'lang'>;
  site: SiteData;
  page: PageData;
  /** Document title. */
  title: string;
  /** `undefined` for 404 pages. */
  seo: PageSeo | undefined;
}

/** Creates the head tags for search engines and link previews. Tags with absolute URLs require `siteOrigin`. */
export function createSeoTags({ config, site, page, title, seo }: SeoTagsInput): HeadTag[] {
  if (!seo) return [meta('description', site.description || title), meta('robots', 'noindex')];
  const { description } = seo;
  const urls = createUrlBuilder(config);
  const image = seo.image && urls?.asset(seo.image);
  return [
    ...(description ? [meta('description', description)] : []),
    ...(seo.isHidden ? [meta('robots', 'noindex')] : urls ? linkTags(seo, config, urls) : []),
    property('og:title', title),
    ...(description ? [property('og:description', description)] : []),
    property('og:type', page.pageType === 'home' ? 'website' : 'article'),
    property('og:site_name', site.title),
    ...localeTags(page.lang, Object.keys(seo.translations)),
    ...(urls ? [property('og:url', urls.page(seo.canonical))] : []),
    ...(image ? [property('og:image', image)] : []),
    ...(seo.authors ?? []).map(({ name }) => meta('author', name)),
    ...(seo.published && page.pageType !== 'home'
      ? [property('article:published_time', seo.published)]
      : []),
    ...(seo.lastModified && page.pageType !== 'home'
      ? [property('article:modified_time', seo.lastModified)]
      : []),
    meta('twitter:card', image ? 'summary_large_image' : 'summary'),
  ];
}

/**
 * Returns the breadcrumbs as structured data (schema.org), or `undefined` if there are none or `siteOrigin` is not set.
 */
export function createBreadcrumbData(
  config: SeoTagsInput['config'],
  seo: PageSeo | undefined,
): object | undefined {
  const urls = createUrlBuilder(config);
  if (!seo || !urls || seo.isHidden || seo.trail.length < 2) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: seo.trail.map(({ text, routePath }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: urls.page(routePath),
    })),
  };
}

/**
 * Returns the date and the authors of a page as structured data (schema.org), or `undefined` if it has neither or is
 * hidden.
 */
export function createArticleData(
  config: SeoTagsInput['config'],
  page: Pick<PageData, 'title'>,
  seo: PageSeo | undefined,
): object | undefined {
  if (!seo || seo.isHidden || !(seo.published || seo.authors)) return undefined;
  const urls = createUrlBuilder(config);
  const authorUrl = (url: string) => (isExternal(url) ? url : urls?.page(url));
  return omitUndefined({
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: plainText(page.title),
    datePublished: seo.published,
    dateModified: seo.lastModified,
    author: seo.authors?.map(({ name, url }) =>
      omitUndefined({ '@type': 'Person', name, url: url && authorUrl(url) }),
    ),
  });
}

function linkTags(
  { canonical, translations }: PageSeo,
  { lang: defaultLang }: SeoTagsInput['config'],
  urls: UrlBuilder,
): HeadTag[] {
  const langs = Object.entries(translations);
  const alternate = (hreflang: string, route: string): HeadTag => [
    'link',
    { rel: 'alternate', hreflang, href: urls.page(route) },
  ];
  const original = translations[defaultLang];
  return [
    ['link', { rel: 'canonical', href: urls.page(canonical) }],
    ...(langs.length > 1 ? langs.map(([lang, route]) => alternate(lang, route)) : []),
    ...(langs.length > 1 && original !== undefined ? [alternate('x-default', original)] : []),
  ];
}

/**
 * Returns the Open Graph locale tags. Open Graph requires a region, so languages without a known region are skipped.
 */
function localeTags(lang: string, langs: readonly string[]): HeadTag[] {
  const current = getLocale(lang);
  const others = langs.filter((other) => other !== lang).map(getLocale);
  return [
    ...(current ? [property('og:locale', current)] : []),
    ...others.flatMap((other) => (other ? [property('og:locale:alternate', other)] : [])),
  ];
}

/** Returns the Open Graph locale of a language, such as `zh_CN`. Returns `undefined` if its region is unknown. */
const getLocale = memoize((tag) => {
  try {
    const { language, region } = new Intl.Locale(tag).maximize();
    return region ? `${language}_${region}` : undefined;
  } catch {
    return undefined;
  }
});

/** Creates absolute site URLs. */
interface UrlBuilder {
  page: (routePath: string) => string;
  asset: (path: string) => string;
}

/** Creates a builder for absolute URLs. Returns `undefined` if `siteOrigin` is not set. */
export function createUrlBuilder({
  siteOrigin,
  base,
  route,
}: Pick<SiteConfig, 'siteOrigin' | 'base' | 'route'>): UrlBuilder | undefined {
  if (!siteOrigin) return undefined;
  return {
    page: (routePath) => siteOrigin + toHref(routePath, { base, cleanUrls: route.cleanUrls }),
    asset: (path) => encodeUrl(isExternal(path) ? path : siteOrigin + withBase(path, base)),
  };
}

function meta(name: string, content: string): HeadTag {
  return ['meta', { name, content }];
}

function property(name: string, content: string): HeadTag {
  return ['meta', { property: name, content }];
}
