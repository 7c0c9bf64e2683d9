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

/** Card in the features section of a home page. */
export type Feature = FeatureFrontmatter;

/** Collapsible group of sidebar entries. */
export interface SidebarGroup {
  kind: 'group';
  text: string;
  /** Route path or URL that the title of the group links to. */
  link?: string;
  items: SidebarItem[];
  /** Whether readers can collapse the group. @default true */
  collapsible?: boolean;
  /** Whether the group is initially collapsed. @default false */
  collapsed?: boolean;
  /** Label next to the text, for example `new`. */
  tag?: string;
  /** Value of the `data-context` attribute, for styling. */
  context?: string;
  /** Heading levels that overview pages list, from 1 to 6. */
  overviewHeaders?: number[];
}

/** Sidebar entry that links to a page. */
export interface SidebarLink {
  kind: 'link';
  text: string;
  /** Route path or URL. */
  link: string;
  /** Label next to the text, for example `new`. */
  tag?: string;
  /** Value of the `data-context` attribute, for styling. */
  context?: string;
  /** Heading levels that overview pages list, from 1 to 6. */
  overviewHeaders?: number[];
}

/** Horizontal line between sidebar entries. */
export interface SidebarDivider {
  kind: 'divider';
  dividerType: 'dashed' | 'solid';
}

/** Heading above the sidebar entries that follow. */
export interface SidebarSectionHeader {
  kind: 'section-header';
  sectionHeaderText: string;
  tag?: string;
}

/** Sidebar entry, discriminated by `kind`. */
export type SidebarItem = SidebarGroup | SidebarLink | SidebarDivider | SidebarSectionHeader;

/** Language of the site. */
export interface Locale {
  /** Language tag, for example `zh`. */
  lang: string;
  /** Name in the language menu, for example `简体中文`. */
  label: string;
}

type ThemeDefaults = Required<Pick<UserThemeConfig, keyof typeof THEME_DEFAULTS>>;

/** `themeConfig` after defaults were applied. */
export type ResolvedThemeConfig = UserThemeConfig & ThemeDefaults;

/** Theme options, resolved for one language. */
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
  /** Whether pages have a button that copies their Markdown, which is published next to each page. @default false */
  copyMarkdown?: boolean;
}

/** Data that all pages of one language and version share. It must be serializable as JSON. */
export interface SiteData {
  title: string;
  description: string;
  /** Base path of the site. Starts and ends with a slash. */
  base: string;
  /** Whether links omit `.html`. */
  cleanUrls: boolean;
  /** Image path or URL, or one for each color mode. */
  logo?: string | { light: string; dark: string };
  /** Intrinsic size of the logo in CSS pixels, which prevents a layout shift while it loads. */
  logoSize?: { width: number; height: number };
  /** Text next to the logo. */
  logoText?: string;
  /** Path or URL of the favicon. */
  icon?: string;
  /** Origin that serves public images, for example a CDN. Images that fail to load there are loaded from the site. */
  assetHost?: string;
  /** Language tag of this data. */
  lang: string;
  defaultLang: string;
  locales: Locale[];
  version: string;
  multiVersion: { default: string; versions: string[] };
  themeConfig: ThemeConfig;
}

/** Link to the previous or next page. */
export interface PageLinkRef {
  text: string;
  /** Route path. */
  link: string;
}

/** Page that is listed on an overview page. */
export interface OverviewItem {
  text: string;
  /** Route path. */
  link: string;
  headings: Heading[];
}

/** Titled group of pages on an overview page. */
export interface OverviewGroup {
  name: string;
  items: OverviewItem[];
}

/** Data of the page that the layout renders. It must be serializable as JSON. */
export interface PageData {
  /** Path of the source file, relative to the content folder, for example `en/guide/start/index.mdx`. */
  pagePath?: string;
  /** Path of the URL without the base, including the language prefix, for example `/zh/guide/start/`. */
  routePath: string;
  lang: string;
  version: string;
  pageType: PageType;
  title: string;
  /** Text of the first `h1` of the content, if it has one. */
  headingTitle?: string;
  /** Headings for the outline. */
  toc: Heading[];
  frontmatter: Frontmatter;
  /** Key of the sidebar that contains the page. */
  sidebarKey?: string;
  prev?: PageLinkRef;
  next?: PageLinkRef;
  /** URL of the edit link. */
  editUrl?: string;
  /** Time of the last update in ISO 8601 format, for example `2026-11-21T08:00:00Z`. */
  lastUpdatedTime?: string;
  /** Route path of the page in each language, or of the nearest translated page if it is not translated. */
  alternates: Record<string, string>;
  /** Route path of the page in each version. By default, only the version segment of the path is replaced. */
  versionAlternates?: Record<string, string>;
  /** Language of the content, if the page is not translated and shows the content of another language. */
  contentLang?: string;
  /** Groups of an overview page. */
  overview?: OverviewGroup[];
  /** Path of the source file, relative to the content folder, for URLs of the source repository. Same as `pagePath`. */
  relativePath?: string;
}

/** Adapter for a router. `@octavo/theme/react-router` provides one for React Router. */
export interface Navigation {
  /** Current location. `pathname` does not contain the base. */
  location: { pathname: string; search: string; hash: string };
  /** Navigates to a route path without the base, with an optional query string and hash. */
  navigate: (to: string, options?: { replace?: boolean }) => void;
  /** Prefetches a page, for example when the reader hovers a link. */
  preload?: (to: string) => void;
  /** Whether the router restores scroll positions itself. @default false */
  managesScroll?: boolean;
}

/** Additional search index, for example of another site. */
export interface SearchIndex {
  /** Label of the tab in the search panel. */
  name: string;
  client: SearchClient;
}
