import type {
  Frontmatter,
  NavItem,
  OverviewGroup,
  PageData,
  PageLinkRef,
  SidebarItem,
} from '@octavo/theme';
import { joinRoute, splitRoute } from '@octavo/theme/urls';

import { getLocaleMessages } from '../config/locale-messages';
import { getLangOptions } from '../content/scan/route-of';
import type { SiteConfig, SiteLocale } from '../model/config';
import { omitUndefined } from '../model/omit-undefined';
import type { Page } from '../model/page';
import { findAlternates, findVersionAlternates } from './alternates';
import { createEditUrl } from './edit-url';
import { resolveHomeLinks } from './home-links';
import { createTrail } from './navigation/breadcrumbs';
import { isNotFoundPage } from './not-found-page';
import { createNotices } from './notices';
import { createOverviewGroups } from './overview-groups';

/** Frontmatter keys used by layouts. Other keys are not sent to the browser, unless they are declared. */
const LAYOUT_KEYS = [
  'titleSuffix',
  'description',
  'date',
  'authors',
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
  neighbors: { prev?: PageLinkRef; next?: PageLinkRef } | undefined;
  lastUpdated: string | undefined;
  pageOf: (key: string) => Page | undefined;
  /** Navbar items of the edition. */
  nav: readonly NavItem[];
}

/** Creates the page data that the layout uses in the browser. */
export function createPageData(input: PageDataInput): PageData {
  const { config, locale, page, sidebarKey, sidebar, neighbors, lastUpdated, pageOf } = input;
  const { content } = page;
  const { frontmatter } = content;
  const picked = Object.fromEntries(
    [...LAYOUT_KEYS, ...Object.keys(config.frontmatter)].flatMap((key) =>
      frontmatter[key] === undefined ? [] : [[key, frontmatter[key]]],
    ),
  ) as Frontmatter;
  let overview: OverviewGroup[] | undefined;
  let { title } = page;
  if (frontmatter.overview) {
    const { messages } = getLocaleMessages(locale);
    overview = createOverviewGroups(page, sidebar, pageOf, messages.overviewOthers);
    // The default title is the folder name, which is not descriptive for an overview page.
    if (!content.title) title = messages.overview;
  }
  const routeOf = (key: string) => pageOf(key)?.routePath;
  const editLink = frontmatter.editLink === false ? undefined : locale.theme.editLink;
  const versionAlternates = findVersionAlternates(page.routePath, getLangOptions(config), routeOf);
  return omitUndefined<PageData>({
    pagePath: page.relativePath,
    routePath: page.routePath,
    lang: page.lang,
    version: page.version,
    pageType: frontmatter.pageType ?? 'doc',
    isNotFound: isNotFoundPage(page, config) || undefined,
    title,
    headingTitle: content.headingTitle,
    toc: content.toc.map(({ id, text, depth }) => ({ id, text, depth })),
    frontmatter: resolveHomeLinks(picked, page, config, pageOf),
    sidebarKey,
    prev: neighbors?.prev,
    next: neighbors?.next,
    editUrl:
      editLink &&
      createEditUrl(editLink.docRepoBaseUrl, page, config.gitVersions?.get(page.version)),
    lastUpdatedTime: config.theme.lastUpdated ? lastUpdated : undefined,
    alternates: findAlternates(page.routePath, getLangOptions(config), routeOf),
    versionAlternates,
    contentLang: page.contentLang,
    overview,
    breadcrumbs: createVisibleBreadcrumbs(input, title),
    notices: createNotices({ config, locale, page, versionAlternates }),
    relativePath: page.relativePath,
  });
}

/**
 * Returns the breadcrumbs above the page. Home pages, blank pages and pages that are not below another page have none.
 */
function createVisibleBreadcrumbs(
  { config, locale, page, sidebar, nav }: PageDataInput,
  title: string,
): PageData['breadcrumbs'] {
  const pageType = page.content.frontmatter.pageType ?? 'doc';
  if (!config.theme.breadcrumbs || pageType !== 'doc') return undefined;
  const options = getLangOptions(config);
  const home = { ...splitRoute(page.routePath, options), rest: '/' };
  const items = createTrail({
    page: { title, routePath: page.routePath },
    home: { text: locale.title, routePath: joinRoute(home, options) },
    nav,
    sidebar,
  });
  if (items.length < 2) return undefined;
  const { messages } = getLocaleMessages(locale);
  return {
    label: messages.breadcrumbs,
    items: items.map(({ text, routePath }) => omitUndefined({ text, link: routePath })),
  };
}
