import type { PageData } from '@octavo/theme';
import { pageKey } from '@octavo/theme/urls';

import type { SiteConfig } from '../model/config';
import type { Problem } from '../model/errors';
import type { NavFiles } from '../model/nav-files';
import type { Page } from '../model/page';
import type { BuiltEdition } from '../model/plugin-values';
import { runPageData } from '../plugin-host/plugin-host';
import { buildNavigations, sidebarKeyOf } from './navigation/navigations';
import { neighbours } from './navigation/reading-order';
import type { SidebarPage } from './navigation/sidebar-source';
import { pageDataOf } from './page-data';
import { siteDataOf } from './site-data';

/** One language and version of the site. */
export interface Edition extends BuiltEdition {
  problems: () => Problem[];
  /** Returns the data of a page of this edition for the layout. */
  pageData: (page: Page) => PageData;
}

export interface AssembleInput {
  config: SiteConfig;
  pages: readonly Page[];
  navFiles: NavFiles;
  /** Time of the last change by path below the content root, ISO 8601. */
  lastUpdated: ReadonlyMap<string, string>;
}

/**
 * Prepare everything that pages share or know of each other. Nothing here reads a file, and nothing is computed before
 * it is asked for: development opens one page of thousands.
 */
export function assembleSite({ config, pages, navFiles, lastUpdated }: AssembleInput): Edition[] {
  const byKey = new Map(pages.map((page) => [pageKey(page.routePath), page]));
  const versions = config.multiVersion.versions.length > 0 ? config.multiVersion.versions : [''];
  return versions.flatMap((version) =>
    config.locales.map((locale): Edition => {
      const own = pages.filter(
        (page) =>
          page.lang === locale.lang && page.version === version && page.contentLang === undefined,
      );
      const built = buildNavigations({
        config,
        locale,
        version,
        navFiles,
        pages: own.map(sidebarPage),
      });
      const orders = new Map<string, ReturnType<typeof neighbours>>();
      const orderOf = (key: string) => {
        if (!orders.has(key)) orders.set(key, neighbours(built.sidebar(key).items));
        return orders.get(key)!;
      };
      return {
        lang: locale.lang,
        version,
        site: siteDataOf(config, locale, version, built.nav),
        sidebarKeys: built.sidebarKeys,
        sidebar: (key) => built.sidebar(key).items,
        problems: () => built.sidebarKeys.flatMap((key) => built.sidebar(key).problems),
        pageData(page) {
          const { pageType } = page.content.frontmatter;
          const hasSidebar = pageType !== 'home' && pageType !== 'blank';
          const sidebarKey = hasSidebar
            ? sidebarKeyOf(page.routePath, built.sidebarKeys)
            : undefined;
          const data = pageDataOf({
            config,
            locale,
            page,
            sidebarKey,
            sidebar: sidebarKey === undefined ? [] : built.sidebar(sidebarKey).items,
            neighbours:
              sidebarKey === undefined
                ? undefined
                : orderOf(sidebarKey).get(pageKey(page.routePath)),
            lastUpdated: lastUpdated.get(page.relativePath),
            pageOf: (key) => byKey.get(key),
          });
          return runPageData(config, data, page);
        },
      };
    }),
  );
}

/** The edition a page belongs to. */
export function editionOf(
  editions: readonly Edition[],
  { lang, version }: Pick<Page, 'lang' | 'version'>,
): Edition {
  return editions.find((edition) => edition.lang === lang && edition.version === version)!;
}

/** Returns the fields of a page that sidebars use. The getters keep the development server from reading every page. */
function sidebarPage(page: Page): SidebarPage {
  return {
    relativePath: page.relativePath,
    routePath: page.routePath,
    get title() {
      return page.title;
    },
    get tag() {
      return page.content.frontmatter.tag;
    },
    get context() {
      return page.content.frontmatter.context;
    },
    get overviewHeaders() {
      return page.content.frontmatter.overviewHeaders;
    },
    get isHome() {
      return page.content.frontmatter.pageType === 'home';
    },
  };
}
