import type { PageData } from '@octavo/theme';
import { pageKey } from '@octavo/theme/urls';

import type { SiteConfig } from '../model/config';
import type { Problem } from '../model/errors';
import type { NavFiles } from '../model/nav-files';
import type { Page, SourceFile } from '../model/page';
import type { BuiltEdition } from '../model/plugin-values';
import { runPageData } from '../plugin-host/plugin-host';
import { buildNavigations, findSidebarKey } from './navigation/navigations';
import { findNeighbors } from './navigation/reading-order';
import type { SidebarPage } from './navigation/sidebar-source';
import { createPageData } from './page-data';
import { createSiteData } from './site-data';

/** Edition of a site: one language and version. */
export interface Edition extends BuiltEdition {
  /** Returns the problems in the sidebar of a section, or in all sidebars. */
  problems: (key?: string) => Problem[];
  /** Returns the page data for the layout. */
  pageData: (page: Page) => PageData;
}

export interface AssembleInput {
  config: SiteConfig;
  pages: readonly Page[];
  navFiles: NavFiles;
  /** Pages that are excluded because they are drafts. */
  drafts?: readonly SourceFile[];
  /** Maps paths relative to the content root to the date of the last commit (ISO 8601). */
  lastUpdated: ReadonlyMap<string, string>;
}

/**
 * Creates the editions of a site with navigation, sidebars and page data. Values are computed lazily, because the dev
 * server only opens a few pages.
 */
export function assembleSite({
  config,
  pages,
  navFiles,
  drafts = [],
  lastUpdated,
}: AssembleInput): Edition[] {
  const byKey = new Map(pages.map((page) => [pageKey(page.routePath), page]));
  const isUnlisted = (key: string) => byKey.get(key)?.content.frontmatter.unlisted === true;
  const versions = config.multiVersion.versions.length > 0 ? config.multiVersion.versions : [''];
  return versions.flatMap((version) =>
    config.locales.map((locale): Edition => {
      const editionPages = pages.filter(
        (page) => page.lang === locale.lang && page.version === version,
      );
      const built = buildNavigations({
        config,
        locale,
        version,
        navFiles,
        pages: editionPages
          .filter((page) => !page.contentLang)
          .map((page) => new LazySidebarPage(page)),
        fallbacks: editionPages
          .filter((page) => page.contentLang)
          .map((page) => new LazySidebarPage(page)),
        drafts,
        originals: pages
          .filter((page) => page.lang === config.lang && page.version === version)
          .map((page) => new LazySidebarPage(page)),
      });
      const orders = new Map<string, ReturnType<typeof findNeighbors>>();
      const orderOf = (key: string) => {
        if (!orders.has(key)) orders.set(key, findNeighbors(built.sidebar(key).items, isUnlisted));
        return orders.get(key)!;
      };
      return {
        lang: locale.lang,
        version,
        site: createSiteData(config, locale, version, built.nav),
        sidebarKeys: [...built.sidebarKeys],
        sidebar: (key) => built.sidebar(key).items,
        problems: (key) =>
          (key === undefined ? [...built.sidebarKeys] : [key]).flatMap(
            (each) => built.sidebar(each).problems,
          ),
        pageData(page) {
          const { pageType } = page.content.frontmatter;
          const hasSidebar = pageType !== 'home' && pageType !== 'blank';
          const sidebarKey = hasSidebar
            ? findSidebarKey(page.routePath, built.sidebarKeys)
            : undefined;
          const data = createPageData({
            config,
            locale,
            page,
            sidebarKey,
            sidebar: sidebarKey === undefined ? [] : built.sidebar(sidebarKey).items,
            neighbors:
              sidebarKey === undefined
                ? undefined
                : orderOf(sidebarKey).get(pageKey(page.routePath)),
            lastUpdated: lastUpdated.get(page.relativePath),
            pageOf: (key) => byKey.get(key),
            nav: built.nav,
          });
          return runPageData(config, data, page);
        },
      };
    }),
  );
}

/** Returns the edition that a page belongs to. */
export function findEdition(
  editions: readonly Edition[],
  { lang, version }: Pick<Page, 'lang' | 'version'>,
): Edition {
  return editions.find((edition) => edition.lang === lang && edition.version === version)!;
}

/** Page fields that sidebars use. Getters prevent the dev server from reading every page upfront. */
class LazySidebarPage implements SidebarPage {
  readonly relativePath: string;
  readonly routePath: string;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.relativePath = page.relativePath;
    this.routePath = page.routePath;
  }
  get title() {
    return this.#page.title;
  }
  get tag() {
    return this.#page.content.frontmatter.tag;
  }
  get context() {
    return this.#page.content.frontmatter.context;
  }
  get overviewHeaders() {
    return this.#page.content.frontmatter.overviewHeaders;
  }
  get isHome() {
    return this.#page.content.frontmatter.pageType === 'home';
  }
  get isUnlisted() {
    return this.#page.content.frontmatter.unlisted === true;
  }
}
