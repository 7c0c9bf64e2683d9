import type { PageData, SiteData } from '@octavo/theme';
import { isExternal, toHref, withBase } from '@octavo/theme/urls';

import type { SiteConfig } from '../../model/config';
import type { HeadTag } from '../../model/config-values.generated';
import type { PageSeo } from '../../model/seo';

export interface SeoTagsInput {
  config: Pick<SiteConfig, 'siteOrigin' | 'base' | 'route' | 'lang'>;
  site: SiteData;
  page: PageData;
  /** Title of the document. */
  title: string;
  /** Missing on pages that stand for addresses without one. */
  seo: PageSeo | undefined;
}

/** Tags for search engines and previews. Those that need the address of the site are left out where it has none. */
export function seoTags({ config, site, page, title, seo }: SeoTagsInput): HeadTag[] {
  if (!seo) return [meta('robots', 'noindex')];
  const { description } = seo;
  const absolute = absoluteUrl(config);
  const image = seo.image && absolute?.asset(seo.image);
  return [
    ...(description ? [meta('description', description)] : []),
    ...(seo.isHidden ? [meta('robots', 'noindex')] : absolute ? links(seo, config, absolute) : []),
    property('og:title', title),
    ...(description ? [property('og:description', description)] : []),
    property('og:type', page.pageType === 'home' ? 'website' : 'article'),
    property('og:site_name', site.title),
    ...locales(page.lang, Object.keys(seo.translations)),
    ...(absolute ? [property('og:url', absolute.page(seo.canonical))] : []),
    ...(image ? [property('og:image', image)] : []),
    ...(seo.lastModified && page.pageType !== 'home'
      ? [property('article:modified_time', seo.lastModified)]
      : []),
    meta('twitter:card', image ? 'summary_large_image' : 'summary'),
  ];
}

/** The way to the page as search engines show it (schema.org), as JSON; `undefined` where there is none to show. */
export function breadcrumbData(
  config: SeoTagsInput['config'],
  seo: PageSeo | undefined,
): object | undefined {
  const absolute = absoluteUrl(config);
  if (!seo || !absolute || seo.isHidden || seo.trail.length < 2) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: seo.trail.map(({ text, routePath }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: absolute.page(routePath),
    })),
  };
}

function links(
  { canonical, translations }: PageSeo,
  { lang: defaultLang }: SeoTagsInput['config'],
  absolute: AbsoluteUrl,
): HeadTag[] {
  const langs = Object.entries(translations);
  const alternate = (hreflang: string, route: string): HeadTag => [
    'link',
    { rel: 'alternate', hreflang, href: absolute.page(route) },
  ];
  const original = translations[defaultLang];
  return [
    ['link', { rel: 'canonical', href: absolute.page(canonical) }],
    ...(langs.length > 1 ? langs.map(([lang, route]) => alternate(lang, route)) : []),
    ...(langs.length > 1 && original !== undefined ? [alternate('x-default', original)] : []),
  ];
}

/** Previews want a territory with each language; where there is no telling, nothing is said. */
function locales(lang: string, langs: readonly string[]): HeadTag[] {
  const code = (tag: string) => {
    const { language, region } = new Intl.Locale(tag).maximize();
    return region ? `${language}_${region}` : undefined;
  };
  const codeOf = (tag: string) => {
    try {
      return code(tag);
    } catch {
      return undefined;
    }
  };
  const own = codeOf(lang);
  const others = langs.filter((other) => other !== lang).map(codeOf);
  return [
    ...(own ? [property('og:locale', own)] : []),
    ...others.flatMap((other) => (other ? [property('og:locale:alternate', other)] : [])),
  ];
}

interface AbsoluteUrl {
  page: (routePath: string) => string;
  asset: (path: string) => string;
}

/** Addresses with the site's host in front; `undefined` where the site does not say where it is published. */
export function absoluteUrl({
  siteOrigin,
  base,
  route,
}: Pick<SiteConfig, 'siteOrigin' | 'base' | 'route'>): AbsoluteUrl | undefined {
  if (!siteOrigin) return undefined;
  return {
    page: (routePath) => siteOrigin + toHref(routePath, { base, cleanUrls: route.cleanUrls }),
    asset: (path) => (isExternal(path) ? path : siteOrigin + withBase(path, base)),
  };
}

function meta(name: string, content: string): HeadTag {
  return ['meta', { name, content }];
}

function property(name: string, content: string): HeadTag {
  return ['meta', { property: name, content }];
}
