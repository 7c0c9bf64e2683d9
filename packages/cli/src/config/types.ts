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

import type { RuleName, Severity } from '../audit/rules';
import type { OctavoPlugin } from '../plugins/types';

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
export type UserPlugins = (OctavoPlugin | UserPlugins | false | null | undefined)[];

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

/** What `docs.config.ts` exports. */
export interface UserConfig {
  /** Folder of the pages, relative to the configuration. @default 'content' */
  root?: string;
  /** Path the site is served below; `./` makes a folder that works below any, and from files. @default '/' */
  base?: string;
  title?: string;
  description?: string;
  /** Address of the site, for canonical links and the sitemap, for example `https://rstest.rs`. */
  siteOrigin?: string;
  /** Image that previews of pages show, 1200 × 630 pixels: a public path or a URL. */
  image?: string;
  icon?: string;
  logo?: string | { light: string; dark: string };
  logoText?: string;
  /** Default language; its pages have no prefix. @default 'en' */
  lang?: string;
  locales?: { lang: string; label: string; title?: string; description?: string }[];
  head?: HeadTag[];
  /** @default 'dist' */
  outDir?: string;
  /** Folder of the site's own parts: `Navbar.tsx` takes the place of the bar, `index.tsx` stands for `@theme` in pages. @default 'theme' */
  themeDir?: string;
  /** File of texts by id and language. @default 'i18n.json' */
  i18nSourcePath?: string;
  multiVersion?: { default?: string; versions: string[] };
  route?: {
    /** Whether links leave out `.html`. @default true */
    cleanUrls?: boolean;
    include?: string[];
    exclude?: string[];
  };
  search?: boolean | UserSearch;
  markdown?: {
    checkDeadLinks?: boolean;
    showLineNumbers?: boolean;
    defaultWrapCode?: boolean;
    /** Modules of remark plugins, each with JSON options. */
    remarkPlugins?: (string | [module: string, options: unknown])[];
    rehypePlugins?: (string | [module: string, options: unknown])[];
    /** Module (default export) of components usable in every page, by name. */
    globalComponents?: Record<string, string>;
    /** Module (default export) that stands for an HTML element, by tag. */
    elements?: Record<string, string>;
  };
  /** Pages as Markdown, for readers that are programs; `false` writes none. @default true */
  llms?: boolean | Partial<LlmsConfig>;
  /** Import specifiers that mean another place, for example `{ '@en': './docs/en' }`. */
  alias?: Record<string, string>;
  replaceRules?: { search: string | RegExp; replace: string }[];
  /** Routes that lead to another route, or to an address elsewhere. */
  redirects?: Record<string, string>;
  security?: UserSecurity;
  /** What `octavo check` and `octavo build` look for. */
  check?: UserCheck;
  /** Extensions, in the order they run. Lists may be nested; what is false or missing is left out. */
  plugins?: UserPlugins;
  themeConfig?: UserThemeConfig;
}

/** One language of the site, everything filled in. */
export interface SiteLocale {
  lang: string;
  label: string;
  title: string;
  description: string;
  theme: LocaleThemeConfig;
}

/** The configuration, checked and complete. Paths are absolute. */
export interface SiteConfig {
  cwd: string;
  configFile: string;
  root: string;
  publicDir: string;
  outDir: string;
  cacheDir: string;
  /** What stands for `@theme` in pages, where the site has such a file. */
  themeFile: string | undefined;
  /** Folder whose files take the place of parts of the theme. */
  themeDir: string;
  /** Those files, by the name of the part. */
  parts: Record<string, string>;
  base: string;
  /** Whether a build can be served below any base, and opened as files. */
  isRelocatable: boolean;
  siteOrigin: string | undefined;
  image: string | undefined;
  icon: string | undefined;
  logo: string | { light: string; dark: string } | undefined;
  logoText: string | undefined;
  title: string;
  lang: string;
  /** Whether pages lie in a folder per language. */
  isMultilingual: boolean;
  locales: SiteLocale[];
  head: HeadTag[];
  /** Texts by id and language. */
  texts: Record<string, Record<string, string>>;
  i18nFile: string;
  multiVersion: { default: string; versions: string[] };
  route: { cleanUrls: boolean; include: string[]; exclude: string[] };
  /** `hooks` is an absolute path. */
  search: (Required<Omit<UserSearch, 'hooks'>> & Pick<UserSearch, 'hooks'>) | false;
  markdown: Required<NonNullable<UserConfig['markdown']>>;
  llms: LlmsConfig;
  alias: Record<string, string>;
  replaceRules: { search: string | RegExp; replace: string }[];
  redirects: Record<string, string>;
  security: Required<UserSecurity>;
  check: Required<UserCheck>;
  /** In the order they run. */
  plugins: OctavoPlugin[];
  theme: UserThemeConfig;
}
