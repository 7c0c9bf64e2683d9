import type {
  FeatureFrontmatter,
  Frontmatter,
  Heading,
  HeroAction,
  HeroFrontmatter,
  HeroImage,
  PageType,
} from '@octavo/mdx-plugins/types';
import type { SearchClient } from '@octavo/search';

import type { Messages } from './messages';

export type { Frontmatter, Heading, HeroAction, HeroFrontmatter, HeroImage, PageType };

/** A card of a home page. */
export type Feature = FeatureFrontmatter;

/** An entry of the top navigation. With `items` it is a menu; with `link` as well, both. */
export interface NavItem {
  text: string;
  /** Route path, or a URL with a scheme. */
  link?: string;
  /** Regular expression tested on the path; without it the entry is active below `link`. */
  activeMatch?: string;
  /** @default 'right' */
  position?: 'left' | 'right';
  tag?: string;
  items?: NavItem[];
}

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

/** A sign drawn on a grid of 24 units. */
export interface IconPath {
  /** Path data. */
  d: string;
  /** Filled shape instead of lines. */
  fill?: true;
}

export interface SocialLink {
  /** Name of a built-in icon (any case), or the path or the markup of an own one. */
  icon: string | IconPath | { svg: string };
  /** @default 'link' */
  mode?: 'link' | 'text' | 'img' | 'dom';
  /** The address, the text, the image's address or the markup, after `mode`. */
  content: string;
  /** Name for assistive technology; the icon's name by default. */
  label?: string;
}

/** An entry of the product switcher. */
export interface ToolLink {
  name: string;
  /** Chinese description. */
  desc: string;
  /** English description. */
  descEn: string;
  logo: string;
  logoScale?: number;
  url: string;
  urlEn?: string;
}

/** A card of the landing page's toolchain block. */
export interface ToolCard {
  name: string;
  description: string;
  logo: string;
  url: string;
  urlText: string;
}

export interface EditLink {
  docRepoBaseUrl: string;
  text: string;
}

/** A language of the site. */
export interface Locale {
  lang: string;
  label: string;
}

/** The line above every page. */
export interface AnnouncementConfig {
  /** What it says, with light Markdown. */
  message: string;
  /** Route path, or a URL with a scheme. */
  link?: string;
  /** What tells it from the one before; the message by default. */
  id?: string;
}

export type HideNavbar = 'never' | 'always' | 'auto';
export type LocaleRedirect = 'auto' | 'never' | 'only-default-lang';

/** Switches and texts of the theme, resolved for one language. */
export interface ThemeConfig {
  nav: NavItem[];
  socialLinks: SocialLink[];
  darkMode: boolean;
  search: boolean;
  editLink?: EditLink;
  outlineTitle?: string;
  prevPageText?: string;
  nextPageText?: string;
  lastUpdated: boolean;
  lastUpdatedText?: string;
  hideNavbar: HideNavbar;
  localeRedirect: LocaleRedirect;
  fallbackHeadingTitle: boolean;
  enableContentAnimation: boolean;
  enableAppearanceAnimation: boolean;
  enableScrollToTop: boolean;
  /** Whether pages can be copied as Markdown, which is then published beside each. @default false */
  copyMarkdown?: boolean;
  footer?: { message: string };
  announcement?: AnnouncementConfig;
  /** Texts that differ from the built-in ones of the language. */
  messages?: Partial<Messages>;
  /** Sibling products for the switcher; no switcher without them. */
  tools: ToolLink[];
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
  /** Source file below the content root, language folder included. */
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
