import type {
  AnnouncementConfig,
  EditLink,
  HideNavbar,
  LocaleRedirect,
  Messages,
  NavItem,
  SocialLink,
  ToolLink,
} from '@octavo/theme';

import type { RuleName, Severity } from './rules';

/** A tag for the head of every page: raw HTML, or name and attributes. */
export type HeadTag = string | [tag: string, attributes: Record<string, string | boolean>];

/** A sidebar entry as a person writes it in configuration. */
export interface UserSidebarItem {
  text?: string;
  link?: string;
  items?: (UserSidebarItem | string)[];
  collapsible?: boolean;
  collapsed?: boolean;
  tag?: string;
  context?: string;
  overviewHeaders?: number[];
  dividerType?: 'dashed' | 'solid';
  sectionHeaderText?: string;
}

/** Sidebars by the route path of their section. */
export type UserSidebar = Record<string, (UserSidebarItem | string)[]>;
export type UserNav = NavItem[];

/** Texts and lists of the theme that can differ by language. */
export interface LocaleThemeConfig {
  nav?: UserNav;
  sidebar?: UserSidebar;
  editLink?: EditLink;
  outlineTitle?: string;
  prevPageText?: string;
  nextPageText?: string;
  lastUpdatedText?: string;
  /** The line above every page, until a reader closes it. */
  announcement?: AnnouncementConfig;
  /** Any other sentence of the theme, by its name. */
  messages?: Partial<Messages>;
}

export interface ThemeLocale extends LocaleThemeConfig {
  lang: string;
  label: string;
  title?: string;
  description?: string;
}

export interface UserThemeConfig extends LocaleThemeConfig {
  locales?: ThemeLocale[];
  socialLinks?: SocialLink[];
  /** Where the images of `public` are taken from, for example a CDN; the site's own copies where it fails. */
  assetHost?: string;
  darkMode?: boolean;
  search?: boolean;
  lastUpdated?: boolean;
  hideNavbar?: HideNavbar;
  localeRedirect?: LocaleRedirect;
  fallbackHeadingTitle?: boolean;
  enableContentAnimation?: boolean;
  enableAppearanceAnimation?: boolean;
  enableScrollToTop?: boolean;
  footer?: { message: string };
  tools?: ToolLink[];
}

export interface UserSecurity {
  /** Write a `_headers` file with the content security policy, and send it from `preview`. @default false */
  headers?: boolean;
  /** Give scripts and styles an `integrity` attribute. @default false */
  integrity?: boolean;
}

/** What is published as Markdown. */
export interface LlmsConfig {
  /** Each page beside its HTML: `/guide/x.md` for `/guide/x`. */
  pages: boolean;
  /** `llms.txt` of each language: what pages there are. */
  index: boolean;
  /** `llms-full.txt` of each language: all pages in one. */
  full: boolean;
  /** The button that copies a page. It needs `pages`. */
  copy: boolean;
}

export interface UserCheck {
  /** What a finding of a rule is: an error ends with 1, a warning does not. */
  rules?: Partial<Record<RuleName, Severity | 'off'>>;
  /** Whether `octavo dev` checks the whole site from the start, as with `--check`. @default false */
  dev?: boolean;
  /** Beginnings of addresses elsewhere that `octavo check --external` does not ask. */
  allow?: string[];
}

/** Engine behind the search panel. */
export type SearchProvider =
  | { name: 'built-in' }
  /** Static and in parts, for sites that outgrow a file in the browser; needs the package `pagefind`. */
  | { name: 'pagefind' }
  /** An index that the crawler of DocSearch fills. */
  | {
      name: 'algolia';
      appId: string;
      /** A key that may only search. */
      apiKey: string;
      indexName: string;
      facetFilters?: string[];
      host?: string;
    }
  /** A collection that holds what the build writes as `static/search_records.jsonl`. */
  | { name: 'typesense'; host: string; apiKey: string; collection: string }
  /** An index that holds what the build writes as `static/search_records.jsonl`. */
  | { name: 'meilisearch'; host: string; apiKey: string; index: string };

export interface UserSearch {
  /** Whether code can be found. @default true */
  codeBlocks?: boolean;
  /** Whether each version has an index of its own. @default true where there are several */
  versioned?: boolean;
  provider?: SearchProvider;
  /** Module with the hooks `beforeSearch`, `onSearch`, `afterSearch` and `onNotFound`. */
  hooks?: string;
  /** Whether the panel offers the other languages as tabs. @default true */
  otherLanguages?: boolean;
  /** Other sites made with Octavo that the panel offers as tabs. */
  sites?: { name: string; url: string }[];
}
