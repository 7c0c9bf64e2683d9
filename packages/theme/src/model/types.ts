import type {
  FeatureFrontmatter,
  Frontmatter,
  Heading,
  HeroAction,
  HeroFrontmatter,
  HeroImage,
  PageType,
  ToolCard,
} from '@octavo/mdx-plugins/types';
import type { SearchClient } from '@octavo/search';

import type { NavItem, UserThemeConfig } from './theme-config.generated';
import type { THEME_DEFAULTS } from './theme-defaults.generated';

export type * from './theme-config.generated';
export type { Frontmatter, Heading, HeroAction, HeroFrontmatter, HeroImage, PageType, ToolCard };

/** Feature card on the home page. */
export type Feature = FeatureFrontmatter;

/** Which pages `usePages` returns. */
export interface PageQuery {
  /**
   * Route path of a section, without the base, for example `/blog/`. The page at this path is not part of the list. As in
   * links, the language and version of the current page are added. @default '/'
   */
  under?: string;
  /** Language of the pages. @default the language of the current page */
  lang?: string;
}

/** Page in the list that `usePages` returns. */
export interface ListedPage {
  /** URL path without the base. Pass it to `Link`. */
  routePath: string;
  /** Title as inline Markdown. */
  title: string;
  lang: string;
  description?: string;
  date?: string;
  authors?: Frontmatter['authors'];
  /** Frontmatter fields that the site and its plugins declare. */
  frontmatter: Octavo.Frontmatter;
}

/** Returns the pages that match a query. */
export type ListPages = (query: PageQuery) => readonly ListedPage[];

/** Collapsible group of sidebar items. */
export interface SidebarGroup {
  kind: 'group';
  text: string;
  /** Link target for the group title: a route path or a URL. */
  link?: string;
  items: SidebarItem[];
  /** Whether users can collapse the group. @default true */
  collapsible?: boolean;
  /** Whether the group is initially collapsed. @default false */
  collapsed?: boolean;
  /** Badge next to the text, for example `new`. */
  tag?: string;
  /** Value of the `data-context` attribute, which can be used for styling. */
  context?: string;
  /** Heading levels to show on overview pages, from 1 to 6. */
  overviewHeaders?: number[];
}

/** Sidebar item that links to a page. */
export interface SidebarLink {
  kind: 'link';
  text: string;
  /** Route path or URL. */
  link: string;
  /** Badge next to the text, for example `new`. */
  tag?: string;
  /** Value of the `data-context` attribute, which can be used for styling. */
  context?: string;
  /** Heading levels to show on overview pages, from 1 to 6. */
  overviewHeaders?: number[];
}

/** Horizontal line between sidebar items. */
export interface SidebarDivider {
  kind: 'divider';
  dividerType: 'dashed' | 'solid';
}

/** Heading above a section of sidebar items. */
export interface SidebarSectionHeader {
  kind: 'section-header';
  sectionHeaderText: string;
  tag?: string;
}

/** Sidebar item, discriminated by `kind`. */
export type SidebarItem = SidebarGroup | SidebarLink | SidebarDivider | SidebarSectionHeader;

/** Site locale. */
export interface Locale {
  /** Language tag, for example `zh`. */
  lang: string;
  /** Display name in the language menu, for example `简体中文`. */
  label: string;
}

type ThemeDefaults = Required<Pick<UserThemeConfig, keyof typeof THEME_DEFAULTS>>;

/** `themeConfig` with defaults applied. */
export type ResolvedThemeConfig = UserThemeConfig & ThemeDefaults;

/** Theme configuration, resolved for a single language. */
export interface ThemeConfig
  extends ThemeDefaults,
    Pick<
      UserThemeConfig,
      | 'editLink'
      | 'outlineTitle'
      | 'prevPageText'
      | 'nextPageText'
      | 'lastUpdatedText'
      | 'announcement'
      | 'messages'
      | 'footer'
    > {
  nav: NavItem[];
  /**
   * Whether to show a "copy as Markdown" button on pages. Requires a Markdown file next to each HTML page.
   *
   * @default false
   */
  copyMarkdown?: boolean;
}

/** Data shared by all pages in a language and version. It must be JSON-serializable. */
export interface SiteData {
  title: string;
  description: string;
  /** Base path of the site, with a leading and a trailing slash. */
  base: string;
  /** Whether to omit `.html` from links. */
  cleanUrls: boolean;
  /** Image path or URL, or an object with one image per color mode. */
  logo?: string | { light: string; dark: string };
  /** Intrinsic logo dimensions in CSS pixels. They prevent layout shift while the logo loads. */
  logoSize?: { width: number; height: number };
  /** Text next to the logo. */
  logoText?: string;
  /** Favicon path or URL. */
  icon?: string;
  /**
   * Origin for public images, such as a CDN. If an image fails to load from there, it is loaded from the site instead.
   */
  assetHost?: string;
  /** Language tag for this data. */
  lang: string;
  defaultLang: string;
  locales: Locale[];
  version: string;
  multiVersion: { default: string; versions: string[] };
  themeConfig: ThemeConfig;
  /** Messages that plugins add, in the language of the data, by the name of the plugin. */
  pluginMessages?: Record<string, Record<string, string>>;
}

/** Link to the previous or next page. */
export interface PageLinkRef {
  text: string;
  /** Route path. */
  link: string;
}

/** Page on an overview page. */
export interface OverviewItem {
  text: string;
  /** Route path. */
  link: string;
  /** Description below the title. */
  description?: string;
  /** Badges next to the title. Inline code is supported. */
  badges?: string[];
  headings: Heading[];
}

/** Group of pages on an overview page, with a title. */
export interface OverviewGroup {
  name: string;
  items: OverviewItem[];
}

/** Notice above a page, for example on drafts. */
export interface PageNotice {
  text: string;
  /** Link after the text. */
  link?: PageLinkRef;
}

/** Breadcrumbs above a page. */
export interface PageBreadcrumbs {
  /** Accessible name. */
  label: string;
  /** Entries from the home page to the current page. Sidebar groups without a page have no link. */
  items: (Pick<PageLinkRef, 'text'> & Partial<Pick<PageLinkRef, 'link'>>)[];
}

/** Data for the current page. It must be JSON-serializable. */
export interface PageData {
  /** Source file path, relative to the content folder, for example `en/guide/start/index.mdx`. */
  pagePath?: string;
  /** URL path without the base, including the language prefix, for example `/zh/guide/start/`. */
  routePath: string;
  lang: string;
  version: string;
  pageType: PageType;
  title: string;
  /** Text of the first `h1` in the content, if any. */
  headingTitle?: string;
  /** Headings to show in the outline. */
  toc: Heading[];
  frontmatter: Frontmatter;
  /** Key of the sidebar that contains the page. */
  sidebarKey?: string;
  prev?: PageLinkRef;
  next?: PageLinkRef;
  /** URL for the edit link. */
  editUrl?: string;
  /** Last updated time in ISO 8601 format, for example `2026-11-21T08:00:00Z`. */
  lastUpdatedTime?: string;
  /**
   * Route path of the page in each language. Languages without a translation fall back to the nearest translated page.
   */
  alternates: Record<string, string>;
  /** Route path of the page in each version. By default, only the version segment is replaced. */
  versionAlternates?: Record<string, string>;
  /** Language of the content if the page is untranslated and shows content from a different language. */
  contentLang?: string;
  /** Whether hosts show the page for URLs that do not exist. These URLs stay in the address bar. @default false */
  isNotFound?: boolean;
  /** Groups to show on an overview page. */
  overview?: OverviewGroup[];
  /** Breadcrumbs to show instead of the sidebar groups above the page. */
  breadcrumbs?: PageBreadcrumbs;
  /** Notices to show above the page. */
  notices?: PageNotice[];
  /** Source file path, relative to the content folder, for source repository URLs. Same as `pagePath`. */
  relativePath?: string;
}

/** Router adapter. For React Router, use the adapter from `@octavo/theme/react-router`. */
export interface Navigation {
  /** Current location. The `pathname` does not include the base. */
  location: { pathname: string; search: string; hash: string };
  /** Navigates to a route path without the base. The path can include a query string and hash. */
  navigate: (to: string, options?: { replace?: boolean }) => void;
  /** Prefetches a page, for example when the user hovers over a link. */
  preload?: (to: string) => void;
  /** Whether the router handles scroll restoration. @default false */
  managesScroll?: boolean;
}

/** Additional search index, for example from a different site. */
export interface SearchIndex {
  /** Tab label in the search panel. */
  name: string;
  client: SearchClient;
  /** Whether the results of the first tab include those of the index, so that its tab is a filter. @default false */
  isFilter?: boolean;
  /** Whether to offer the index only for queries without results, instead of as a tab. @default false */
  onlyIfEmpty?: boolean;
}
