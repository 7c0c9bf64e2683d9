import type { SearchClient } from '@octavo/search';
import type { ReactNode } from 'react';

import { createPage, createSite, type SiteOptions } from '../model/create-site';
import type { Navigation, PageData, SidebarItem, SiteData } from '../model/types';
import { SiteProvider } from '../site-provider/SiteProvider';
import type { ThemeParts } from '../site-provider/theme-parts';

/** Returns the data of a site with two languages. */
export function siteData({ themeConfig, ...site }: Partial<SiteOptions> = {}): SiteData {
  return createSite({
    title: 'Rstest',
    description: 'A test framework.',
    locales: [
      { lang: 'en', label: 'English' },
      { lang: 'zh', label: '简体中文' },
    ],
    defaultLang: 'en',
    ...site,
    themeConfig: {
      nav: [
        { text: 'Guide', link: '/guide/start/', activeMatch: '/guide/' },
        { text: 'API', link: '/api/' },
      ],
      socialLinks: [{ icon: 'github', content: 'https://github.com/example' }],
      lastUpdated: true,
      enableScrollToTop: true,
      ...themeConfig,
    },
  });
}

/** Returns the data of a page with three headings and a translation. */
export function pageData(page: Partial<PageData> = {}): PageData {
  return createPage({
    routePath: '/guide/start/',
    title: 'Introduction',
    headingTitle: 'Introduction',
    toc: [
      { id: 'first', text: 'First', depth: 2 },
      { id: 'inner', text: 'Inner `code`', depth: 3 },
      { id: 'second', text: 'Second', depth: 2 },
    ],
    alternates: { en: '/guide/start/', zh: '/zh/guide/start/' },
    ...page,
  });
}

export const sidebarItems: SidebarItem[] = [
  {
    kind: 'group',
    text: 'Getting Started',
    items: [
      { kind: 'link', text: 'Introduction', link: '/guide/start/' },
      { kind: 'link', text: 'Quick start', link: '/guide/start/quick-start' },
    ],
  },
  {
    kind: 'group',
    text: 'Advanced',
    collapsed: true,
    items: [{ kind: 'link', text: 'Profiling', link: '/guide/advanced/profiling', tag: 'new' }],
  },
];

export const emptyClient: SearchClient = {
  state: 'initial',
  init: async () => {},
  query: async () => ({ results: [], total: 0 }),
};

export interface FixtureProps {
  site?: SiteData;
  page?: PageData;
  sidebar?: readonly SidebarItem[];
  navigation?: Partial<Navigation>;
  searchClient?: SearchClient;
  parts?: Partial<ThemeParts>;
  children: ReactNode;
}

const defaultSite = siteData();
const defaultPage = pageData();

/** Renders components inside a `SiteProvider` with default test data. */
export function Fixture({
  site = defaultSite,
  page = defaultPage,
  sidebar = sidebarItems,
  navigation,
  searchClient = emptyClient,
  parts,
  children,
}: FixtureProps) {
  return (
    <SiteProvider
      site={site}
      page={page}
      sidebar={sidebar}
      searchClient={searchClient}
      parts={parts}
      navigation={{
        location: { pathname: page.routePath, search: '', hash: '' },
        navigate: () => {},
        ...navigation,
      }}
    >
      {children}
    </SiteProvider>
  );
}
