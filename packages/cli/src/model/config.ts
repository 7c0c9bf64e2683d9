import type { IndexEntry } from '@octavo/search';
import type { PageData } from '@octavo/theme';
import type { Configuration } from '@rspack/core';

import type {
  HeadTag,
  LlmsConfig,
  LocaleThemeConfig,
  UserCheck,
  UserSearch,
  UserSecurity,
  UserThemeConfig,
} from './config-values';
import type { Logger } from './logger';
import type { Page } from './page';
import type {
  Awaitable,
  BuiltEdition,
  BuiltPage,
  BundlerContext,
  PluginMarkdown,
  PluginRoute,
  ServedPage,
  SiteFiles,
} from './plugin-values';

// The configuration lists plugins, and plugins receive the configuration, so their types share this file.

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

export type UserPlugins = (OctavoPlugin | UserPlugins | false | null | undefined)[];

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

/** Returns the plugins that a configuration enables without listing them. */
export type BuiltInPlugins = (config: Pick<SiteConfig, 'llms' | 'search'>) => OctavoPlugin[];

export interface SiteContext {
  config: SiteConfig;
  logger: Logger;
}

/** The engine behind the search panel. */
export interface PluginSearchEngine {
  /** Module for browsers, by its path. It exports `makeClient(scope, options)`, which gives a `SearchClient`. */
  client: string;
  /** JSON that `makeClient` gets. */
  options?: Record<string, unknown>;
  /** Make what it searches, while the pages are bundled. */
  index?: (entries: readonly IndexEntry[], site: SiteContext & SiteFiles) => Awaitable<void>;
  /** Whether it has something to search while the site is written; the built-in engine stands in where it has not. @default false */
  inDevelopment?: boolean;
}

/** What a plugin sees of a finished site. */
export interface BuiltSite extends SiteContext, SiteFiles {
  pages: readonly Page[];
  /** The pages with all that was made of them. */
  published: readonly BuiltPage[];
  editions: readonly BuiltEdition[];
  /** What search was given, after every plugin. */
  searchEntries: readonly IndexEntry[];
}

/** The site while it is written. */
export interface LiveSite {
  config: SiteConfig;
  /** Open a page by its route path; `undefined` where there is none. */
  page: (routePath: string) => Promise<ServedPage | undefined>;
}

/** A command that a plugin adds to `octavo`. */
export interface PluginCommand {
  /** Name and arguments, for example `'lint [folder]'`. */
  name: string;
  description: string;
  options?: { flags: string; description: string }[];
  run: (input: {
    args: readonly string[];
    options: Record<string, unknown>;
    config: SiteConfig;
    logger: Logger;
  }) => Awaitable<void>;
}

/**
 * Extends Octavo. Every hook is optional. Plugins run in the order of the list, those with `enforce: 'pre'` before all
 * others and those with `enforce: 'post'` after them. A hook that changes something gets what the one before it made.
 */
export interface OctavoPlugin {
  /** Named in every message about the plugin; unique in a site. */
  name: string;
  enforce?: 'pre' | 'post';
  /** Change the configuration as it was written, before it is checked. Nothing returned keeps it. */
  config?: (config: UserConfig) => Awaitable<UserConfig | undefined>;
  /** Look at the configuration once it is complete. */
  configResolved?: (config: SiteConfig) => Awaitable<void>;
  markdown?: PluginMarkdown;
  /** Add pages. */
  routes?: (context: { config: SiteConfig }) => Awaitable<PluginRoute[]>;
  /** Change what the layout knows of a page. Nothing returned keeps it. */
  pageData?: (data: PageData, page: Page) => PageData | undefined;
  /** Search with another engine. A site has one. */
  searchEngine?: PluginSearchEngine;
  /** Change what search is given. Nothing returned keeps it. */
  searchEntries?: (
    entries: IndexEntry[],
    context: SiteContext,
  ) => Awaitable<IndexEntry[] | undefined>;
  /** Tags for the head of one page. */
  head?: (page: PageData, context: { config: SiteConfig }) => HeadTag[];
  /** Change the configuration of the bundler. Nothing returned keeps it. */
  bundler?: (configuration: Configuration, context: BundlerContext) => Configuration | undefined;
  /** Runs when every page is written, before the output folder is put in place: the place to write files of your own. */
  build?: (site: BuiltSite) => Awaitable<void>;
  /** Paths below the output folder that `build` writes and pages may link to; any other link to a file is dead. */
  files?: (site: { config: SiteConfig; pages: readonly Page[] }) => readonly string[];
  /** Answer for a path below the base that is neither a page nor a file, in development. Nothing returned leaves it to the next. */
  serve?: (path: string, site: LiveSite) => Awaitable<string | Uint8Array | undefined>;
  commands?: PluginCommand[];
}
