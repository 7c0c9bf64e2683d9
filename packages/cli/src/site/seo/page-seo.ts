import { plainText } from '@octavo/mdx-plugins/inline-markdown';
import { toIsoDate } from '@octavo/mdx-plugins/schema';
import {
  joinRoute,
  type LangOptions,
  type ParsedRoute,
  pageKey,
  splitRoute,
} from '@octavo/theme/urls';

import { getTextFacts } from '../../content/scan/page-text';
import { getLangOptions } from '../../content/scan/route-of';
import type { SiteConfig } from '../../model/config';
import type { Page } from '../../model/page';
import type { PageSeo } from '../../model/seo';
import type { Edition } from '../assemble-site';
import { createBreadcrumbs } from '../navigation/breadcrumbs';

export interface PageSeoInput {
  config: SiteConfig;
  page: Page;
  edition: Edition;
  /** Returns a page by its page key. */
  pageOf: (key: string) => Page | undefined;
  /** Date of the last commit (ISO 8601). */
  lastModified: string | undefined;
  /** Sidebar key of the page. */
  sidebarKey: string | undefined;
}

/** Returns the page metadata for search engines and link previews. */
export function getPageSeo({
  config,
  page,
  edition,
  pageOf,
  lastModified,
  sidebarKey,
}: PageSeoInput): PageSeo {
  const { frontmatter } = page.content;
  const options = getLangOptions(config);
  const route = splitRoute(page.routePath, options);
  const { site } = edition;
  const image = frontmatter.image ?? config.image;
  const published = frontmatter.date === undefined ? undefined : toIsoDate(frontmatter.date);
  const authors = [frontmatter.authors ?? []]
    .flat()
    .map((author) => (typeof author === 'string' ? { name: author } : author));
  return {
    canonical: canonicalOf(page, route, options, pageOf),
    translations: translationsOf(route, options, pageOf),
    description:
      frontmatter.description ?? describe(page) ?? (site.description || describeHero(page)),
    trail: createBreadcrumbs({
      page,
      home: { text: site.title, routePath: joinRoute({ ...route, rest: '/' }, options) },
      nav: site.themeConfig.nav,
      sidebar: sidebarKey === undefined ? [] : edition.sidebar(sidebarKey),
    }),
    isHidden: isHidden(page),
    ...(image === undefined ? {} : { image }),
    ...(lastModified === undefined ? {} : { lastModified }),
    ...(published === undefined ? {} : { published }),
    ...(authors.length === 0 ? {} : { authors }),
  };
}

function describe({ content }: Page): string | undefined {
  return content.frontmatter.pageType === 'home' ? undefined : getTextFacts(content).description;
}

/** Returns the text of the hero, which usually describes the site. Returns an empty string if there is none. */
function describeHero({ content }: Page): string {
  const { tagline, text = tagline } = content.frontmatter.hero ?? {};
  return text === undefined ? '' : plainText(text);
}

/**
 * Returns the canonical route path, so that search engines do not index duplicates. Fallback pages point to the
 * original, and versioned pages to the default version if it exists.
 */
function canonicalOf(
  page: Page,
  route: ParsedRoute,
  options: LangOptions,
  pageOf: PageSeoInput['pageOf'],
): string {
  const version = options.defaultVersion ?? '';
  const lang = page.contentLang ?? page.lang;
  const at = (targetVersion: string) =>
    pageOf(pageKey(joinRoute({ ...route, lang, version: targetVersion }, options)))?.routePath;
  return at(version) ?? at(route.version) ?? page.routePath;
}

function translationsOf(
  route: ParsedRoute,
  options: LangOptions,
  pageOf: PageSeoInput['pageOf'],
): Record<string, string> {
  return Object.fromEntries(
    options.langs.flatMap((lang) => {
      const page = pageOf(pageKey(joinRoute({ ...route, lang }, options)));
      return page && page.contentLang === undefined && !isHidden(page)
        ? [[lang, page.routePath]]
        : [];
    }),
  );
}

/** Checks whether a page is hidden from search engines by `noindex`, `unlisted` or a robots tag in `head`. */
function isHidden({ content: { frontmatter } }: Page): boolean {
  return (
    frontmatter.noindex === true ||
    frontmatter.unlisted === true ||
    (frontmatter.head ?? []).some(
      ([tag, attributes]) =>
        tag === 'meta' &&
        attributes.name === 'robots' &&
        /noindex|none/i.test(String(attributes.content)),
    )
  );
}
