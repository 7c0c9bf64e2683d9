import {
  joinRoute,
  type LangOptions,
  pageKey,
  type SplitRoute,
  splitRoute,
} from '@octavo/theme/urls';

import { langOptions } from '../../content/scan/route-of';
import type { SiteConfig } from '../../model/config';
import type { Page } from '../../model/page';
import type { PageSeo } from '../../model/seo';
import type { Edition } from '../assemble-site';
import { breadcrumbs } from './breadcrumbs';
import { describePage } from './describe-page';

export interface PageSeoInput {
  config: SiteConfig;
  page: Page;
  edition: Edition;
  /** Page of the site by the key of its route path. */
  pageOf: (key: string) => Page | undefined;
  lastModified: string | undefined;
  /** Key of the sidebar the page belongs to. */
  sidebarKey: string | undefined;
}

/** Gather what search engines and previews get to know of a page. */
export function pageSeo({
  config,
  page,
  edition,
  pageOf,
  lastModified,
  sidebarKey,
}: PageSeoInput): PageSeo {
  const { frontmatter } = page.content;
  const options = langOptions(config);
  const route = splitRoute(page.routePath, options);
  const { site } = edition;
  const image = frontmatter.image ?? config.image;
  return {
    canonical: canonicalOf(page, route, options, pageOf),
    translations: translationsOf(route, options, pageOf),
    description: frontmatter.description ?? describe(page) ?? site.description,
    trail: breadcrumbs({
      page,
      home: { text: site.title, routePath: joinRoute({ ...route, rest: '/' }, options) },
      nav: site.themeConfig.nav,
      sidebar: sidebarKey === undefined ? [] : edition.sidebar(sidebarKey),
    }),
    isHidden: isHidden(page),
    ...(image === undefined ? {} : { image }),
    ...(lastModified === undefined ? {} : { lastModified }),
  };
}

function describe({ content }: Page): string | undefined {
  return content.frontmatter.pageType === 'home' ? undefined : describePage(content.text);
}

/**
 * A page that stands in for a missing translation is the original; a page of an old version is the current one, where
 * that still has it. Search engines then show one of them.
 */
function canonicalOf(
  page: Page,
  route: SplitRoute,
  options: LangOptions,
  pageOf: PageSeoInput['pageOf'],
): string {
  const version = options.defaultVersion ?? '';
  const lang = page.contentLang ?? page.lang;
  const at = (wanted: string) =>
    pageOf(pageKey(joinRoute({ ...route, lang, version: wanted }, options)))?.routePath;
  return at(version) ?? at(route.version) ?? page.routePath;
}

function translationsOf(
  route: SplitRoute,
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

/** Whether a page asks to stay out of search engines: by `noindex`, or by a robots tag in its `head`. */
function isHidden({ content: { frontmatter } }: Page): boolean {
  return (
    frontmatter.noindex === true ||
    (frontmatter.head ?? []).some(
      ([tag, attributes]) =>
        tag === 'meta' &&
        attributes.name === 'robots' &&
        /noindex|none/i.test(String(attributes.content)),
    )
  );
}
