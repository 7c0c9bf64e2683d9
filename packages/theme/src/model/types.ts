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

/** A card of a home page. */
export type Feature = FeatureFrontmatter;

export interface SidebarGroup {
  kind: 'group';
  text: string;
  link?: string;
  items: SidebarItem[];
  /** @default true */
  collapsible?: boolean;
  /** Whether it starts closed. @default false */
  collapsed?: boolean;
  tag?: string;
  context?: string;
  overviewHeaders?: number[];
}

export interface SidebarLink {
  kind: 'link';
  text: string;
  link: string;
  tag?: string;
  context?: string;
  overviewHeaders?: number[];
}

export interface SidebarDivider {
  kind: 'divider';
  dividerType: 'dashed' | 'solid';
}

export interface SidebarSectionHeader {
  kind: 'section-header';
  sectionHeaderText: string;
  tag?: string;
}

/** One entry of a sidebar, told apart by `kind`. */
export type SidebarItem = SidebarGroup | SidebarLink | SidebarDivider | SidebarSectionHeader;

/** A language of the site. */
export interface Locale {
  lang: string;
  label: string;
}

type ThemeDefaults = Required<Pick<UserThemeConfig, keyof typeof THEME_DEFAULTS>>;

/** `themeConfig` with the defaults of all keys that have one. */
export type ResolvedThemeConfig = UserThemeConfig & ThemeDefaults;

/** Options of the theme, resolved for one language. */
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
  /** Whether pages can be copied as Markdown, which is then published next to each page. @default false */
  copyMarkdown?: boolean;
}

/** What every page of one language and version shares. JSON: it crosses to the browser. */
export interface SiteData {
  title: string;
  description: string;
  /** Starts and ends with a slash. */
  base: string;
  cleanUrls: boolean;
  logo?: string | { light: string; dark: string };
  /** Natural size of the logo in CSS pixels, so that its place is kept while it loads. */
  logoSize?: { width: number; height: number };
  logoText?: string;
  icon?: string;
  /** Where public images are taken from, for example a CDN; the site's own copies where it does not give them. */
  assetHost?: string;
  /** Language of this data. */
  lang: string;
  defaultLang: string;
  locales: Locale[];
  version: string;
  multiVersion: { default: string; versions: string[] };
  themeConfig: ThemeConfig;
}

export interface PageLinkRef {
  text: string;
  link: string;
}

/** An entry of an overview page. */
export interface OverviewItem {
  text: string;
  link: string;
  headings: Heading[];
}

export interface OverviewGroup {
  name: string;
  items: OverviewItem[];
}

/** What the layout knows of the page it shows. JSON. */
export interface PageData {
  /** Path of the source file below the content root, for example `en/guide/start/index.mdx`; missing without a file. */
  pagePath?: string;
  /** Path of the URL without base, language prefix included, for example `/zh/guide/start/`. */
  routePath: string;
  lang: string;
  version: string;
  pageType: PageType;
  title: string;
  headingTitle?: string;
  /** Headings for the outline. `IndexEntry.toc` of search has their offsets in addition. */
  toc: Heading[];
  frontmatter: Frontmatter;
  /** Key of the sidebar the page belongs to; missing where it has none. */
  sidebarKey?: string;
  prev?: PageLinkRef;
  next?: PageLinkRef;
  editUrl?: string;
  /** ISO 8601, for example `2026-11-21T08:00:00Z`. */
  lastUpdatedTime?: string;
  /** Route path of this page in each language (its nearest relative where it has no translation). */
  alternates: Record<string, string>;
  /** The same for each version; without it the version's segment is exchanged. */
  versionAlternates?: Record<string, string>;
  /** Language of the content, where the page has no translation and shows the original. */
  contentLang?: string;
  /** Present on overview pages. */
  overview?: OverviewGroup[];
  /** The same as `pagePath`, to append to the URL of the content folder. */
  relativePath?: string;
}

/** What the theme needs of a router; `@octavo/theme/react-router` makes one. */
export interface Navigation {
  /** Current location; `pathname` without the base. */
  location: { pathname: string; search: string; hash: string };
  /** Go to a route path (without base), with optional query and hash. */
  navigate: (to: string, options?: { replace?: boolean }) => void;
  /** Start loading a page that the reader will probably open. */
  preload?: (to: string) => void;
  /** Whether the router restores scroll positions itself. @default false */
  managesScroll?: boolean;
}

/** A search index besides the one of the current page, for example of another site. */
export interface SearchIndex {
  /** Label of its tab. */
  name: string;
  client: SearchClient;
}
