import type { Frontmatter, OverviewGroup, PageData, PageLinkRef, SidebarItem } from '@octavo/theme';
import { pageKey } from '@octavo/theme/urls';

import { localeMessages } from '../config/locale-messages';
import { langOptions } from '../content/scan/route-of';
import type { SiteConfig, SiteLocale } from '../model/config';
import type { Page } from '../model/page';
import { withoutUndefined } from '../model/without-undefined';
import { alternatesOf, versionAlternatesOf } from './alternates';
import { withHomeLinks } from './home-links';
import { overviewGroups } from './overview-groups';

/** Frontmatter the layouts read; the rest stays out of the browser. */
const LAYOUT_KEYS = [
  'titleSuffix',
  'description',
  'overview',
  'hero',
  'features',
  'toolStack',
  'background',
  'navbar',
  'sidebar',
  'outline',
  'footer',
] as const;

export interface PageDataInput {
  config: SiteConfig;
  locale: SiteLocale;
  page: Page;
  sidebarKey: string | undefined;
  sidebar: readonly SidebarItem[];
  neighbours: { prev?: PageLinkRef; next?: PageLinkRef } | undefined;
  lastUpdated: string | undefined;
  pageOf: (key: string) => Page | undefined;
}

/** What the layout needs to know of a page, for the browser. */
export function pageDataOf(input: PageDataInput): PageData {
  const { config, locale, page, sidebarKey, sidebar, neighbours, lastUpdated, pageOf } = input;
  const { content } = page;
  const { frontmatter } = content;
  const picked = Object.fromEntries(
    LAYOUT_KEYS.flatMap((key) => (frontmatter[key] === undefined ? [] : [[key, frontmatter[key]]])),
  ) as Frontmatter;
  let overview: OverviewGroup[] | undefined;
  let { title } = page;
  if (frontmatter.overview) {
    const { messages } = localeMessages(locale);
    overview = overviewGroups(page, sidebar, pageOf, messages.overviewOthers);
    // Its folder's name says which section this is, not what the page is.
    if (!content.title) title = messages.overview;
  }
  const routeOf = (key: string) => pageOf(pageKey(key))?.routePath;
  const editLink = frontmatter.editLink === false ? undefined : locale.theme.editLink;
  return withoutUndefined<PageData>({
    pagePath: page.relativePath,
    routePath: page.routePath,
    lang: page.lang,
    version: page.version,
    pageType: frontmatter.pageType ?? 'doc',
    title,
    headingTitle: content.headingTitle,
    toc: content.toc.map(({ id, text, depth }) => ({ id, text, depth })),
    frontmatter: withHomeLinks(picked, page, config),
    sidebarKey,
    prev: neighbours?.prev,
    next: neighbours?.next,
    editUrl: editLink && `${editLink.docRepoBaseUrl.replace(/\/?$/, '/')}${page.relativePath}`,
    lastUpdatedTime: config.theme.lastUpdated ? lastUpdated : undefined,
    alternates: alternatesOf(page.routePath, langOptions(config), routeOf),
    versionAlternates: versionAlternatesOf(page.routePath, langOptions(config), routeOf),
    contentLang: page.contentLang,
    overview,
    relativePath: page.relativePath,
  });
}
