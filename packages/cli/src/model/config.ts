import type { IndexEntry } from '@octavo/search';
import type { LocaleThemeConfig, PageData, ResolvedThemeConfig } from '@octavo/theme';
import type { Configuration } from '@rspack/core';

import type {
  ComponentModule,
  ConfigKeys,
  HeadTag,
  LlmsConfig,
  UserSearch,
} from './config-values.generated';
import type { Logger } from './logger';
import type { Page } from './page';
import type { CommandArgs, CommandOptions } from './plugin-command';
import type {
  Awaitable,
  BuiltEdition,
  BuiltPage,
  BundlerContext,
  PluginMarkdown,
  PluginPage,
  ServedPage,
  SiteFiles,
} from './plugin-values';

// The configuration lists plugins, and plugins receive the configuration, so their types share this file.

/** Default export of `docs.config.ts`. */
export interface UserConfig extends ConfigKeys<OctavoPlugin> {}

/** Language of the site, with all defaults. */
export interface SiteLocale {
  lang: string;
  label: string;
  title: string;
  description: string;
  theme: LocaleThemeConfig;
}

/** Keys of the configuration after the schema has applied their defaults. */
type WithDefaults = Required<
  Pick<UserConfig, 'head' | 'alias' | 'replaceRules' | 'redirects'> & {
    [Key in 'route' | 'security' | 'check' | 'build']: Required<NonNullable<UserConfig[Key]>>;
  }
>;

/** Validated configuration with all defaults. Paths are absolute. */
export interface SiteConfig
  extends WithDefaults,
    Pick<UserConfig, 'siteOrigin' | 'image' | 'icon' | 'logo' | 'logoText'> {
  cwd: string;
  configFile: string;
  root: string;
  publicDir: string;
  outDir: string;
  cacheDir: string;
  /** Module that pages import as `@theme`, if the site has one. */
  themeFile: string | undefined;
  /** Folder of the components that override the theme. */
  themeDir: string;
  /** Files that override components of the theme, by component name. */
  overrides: Record<string, string>;
  base: string;
  /** Whether the build works under any base and from the file system. */
  isRelocatable: boolean;
  title: string;
  lang: string;
  /** Whether each language has a content folder. */
  isMultilingual: boolean;
  locales: SiteLocale[];
  /** Translations of navigation labels, by label and language. */
  translations: Record<string, Record<string, string>>;
  i18nFile: string;
  multiVersion: { default: string; versions: string[] };
  markdown: Omit<Required<NonNullable<UserConfig['markdown']>>, 'globalComponents'> & {
    globalComponents: Record<string, Exclude<ComponentModule, string>>;
  };
  /** Search options. `hooks` is an absolute path. */
  search: (Required<Omit<UserSearch, 'hooks'>> & Pick<UserSearch, 'hooks'>) | false;
  llms: Required<LlmsConfig>;
  /** Plugins in the order they run. */
  plugins: OctavoPlugin[];
  theme: ResolvedThemeConfig;
}

/** Returns the plugins that a configuration enables without listing them. */
export type BuiltInPlugins = (config: Pick<SiteConfig, 'llms' | 'search'>) => OctavoPlugin[];

/** Configuration and logger, as passed to hooks. */
export interface SiteContext {
  config: SiteConfig;
  logger: Logger;
}

/** Search engine of the search panel. */
export interface PluginSearchEngine {
  /** Path of a browser module that exports `makeClient(scope, options)`, which returns a `SearchClient`. */
  client: string;
  /** Options of `makeClient`, as JSON. */
  options?: Record<string, unknown>;
  /** Creates the search index while the pages are bundled. */
  index?: (entries: readonly IndexEntry[], site: SiteContext & SiteFiles) => Awaitable<void>;
  /** Whether the engine also works in development. Otherwise, the dev server uses the built-in engine. @default false */
  inDevelopment?: boolean;
}

/** Built site, as passed to the `build` hook. */
export interface BuiltSite extends SiteContext, SiteFiles {
  pages: readonly Page[];
  /** Pages with their data and Markdown. */
  published: readonly BuiltPage[];
  editions: readonly BuiltEdition[];
  /** Entries of the search index, after all plugins. */
  searchEntries: readonly IndexEntry[];
}

/** Site in development, as passed to the `serve` hook. */
export interface LiveSite {
  config: SiteConfig;
  /** Compiles and returns the page with a route path, or `undefined` if it does not exist. */
  page: (routePath: string) => Promise<ServedPage | undefined>;
}

/**
 * A command that a plugin adds to `octavo`. `defineCommand` infers the types of `args` and `options`.
 *
 * @typeParam Name - name with arguments, as a literal type
 * @typeParam Flags - union of the flags of all options
 */
export interface PluginCommand<Name extends string = string, Flags extends string = string> {
  /** Name and arguments: `'lint <folder>'`, `'lint [folder]'` if it is optional, `'lint [...files]'` for a list. */
  name: Name;
  /** Description in the help, without a period: `Check the style of pages`. */
  description: string;
  options?: readonly CommandOption<Flags>[];
  run: (input: CommandInput<Name, Flags>) => Awaitable<void>;
}

/** An option of a command. */
export interface CommandOption<Flags extends string = string> {
  /** `'-f, --fix'`, `'--unit <name>'` for a value, `'--report [file]'` if it is optional, `'--tag <...tags>'` for a list. */
  flags: Flags;
  description: string;
}

/** Parameter of the function `run` of a command. */
export interface CommandInput<Name extends string = string, Flags extends string = string>
  extends SiteContext {
  /** Arguments in the order of the name. */
  args: CommandArgs<Name>;
  /** Options in camel case: `--dry-run` is `dryRun`. */
  options: CommandOptions<Flags>;
}

/**
 * Plugin for Octavo. Every hook is optional. Plugins run in the order of the list: first those with `enforce: 'pre'`, then
 * those without `enforce`, then those with `enforce: 'post'`. A hook that changes a value receives the result of the plugin
 * before it.
 *
 * @example
 * export const analytics: OctavoPlugin = {
 *   name: 'analytics',
 *   head: () => [['script', { src: 'https://example.com/script.js', defer: true }]],
 * };
 */
export interface OctavoPlugin {
  /** Unique name, which is shown in messages about the plugin. */
  name: string;
  enforce?: 'pre' | 'post';
  /**
   * Changes the user configuration before validation. Return `undefined` to keep it.
   *
   * @example config: (config) => ({ ...config, lang: 'en' })
   */
  config?: (config: UserConfig) => Awaitable<UserConfig | undefined>;
  /**
   * Reads the resolved configuration.
   *
   * @example configResolved: ({ outDir }) => console.log(outDir)
   */
  configResolved?: (config: SiteConfig) => Awaitable<void>;
  /** Remark and rehype plugins, and components for pages. */
  markdown?: PluginMarkdown;
  /**
   * Adds pages.
   *
   * @example pages: () => [{ path: 'en/changelog.md', content: '# Changelog' }]
   */
  pages?: (context: { config: SiteConfig }) => Awaitable<PluginPage[]>;
  /** @deprecated Use `pages`. */
  routes?: OctavoPlugin['pages'];
  /**
   * Changes the data that the layout receives for a page. Return `undefined` to keep it.
   *
   * @example pageData: (data, page) => ({ ...data, title: page.title.toUpperCase() })
   */
  pageData?: (data: PageData, page: Page) => PageData | undefined;
  /** Replaces the search engine. Only one plugin of a site can do this. */
  searchEngine?: PluginSearchEngine;
  /**
   * Changes the entries of the search index. Return `undefined` to keep them.
   *
   * @example searchEntries: (entries) => entries.filter(({ lang }) => lang === 'en')
   */
  searchEntries?: (
    entries: IndexEntry[],
    context: SiteContext,
  ) => Awaitable<IndexEntry[] | undefined>;
  /**
   * Returns additional tags for the head of a page.
   *
   * @example head: ({ lang }) => [['meta', { name: 'language', content: lang }]]
   */
  head?: (page: PageData, context: { config: SiteConfig }) => HeadTag[];
  /**
   * Changes the Rspack configuration. Return `undefined` to keep it.
   *
   * @example bundler: (configuration) => ({ ...configuration, devtool: 'source-map' })
   */
  bundler?: (configuration: Configuration, context: BundlerContext) => Configuration | undefined;
  /**
   * Writes additional files. Runs after all pages are written and before the output folder is replaced.
   *
   * @example build: ({ pages, write }) => write('pages.json', JSON.stringify(pages.map(({ routePath }) => routePath)))
   */
  build?: (site: BuiltSite) => Awaitable<void>;
  /**
   * Returns the files that `build` writes, relative to the output folder. Links to them are not reported as dead links.
   *
   * @example files: () => ['pages.json']
   */
  files?: (site: { config: SiteConfig; pages: readonly Page[] }) => readonly string[];
  /**
   * Handles a request of the dev server that matches neither a page nor a file. The path is relative to the
   * base. Return `undefined` to let the next plugin handle it.
   *
   * @example serve: (path) => (path === 'pages.json' ? '[]' : undefined)
   */
  serve?: (path: string, site: LiveSite) => Awaitable<string | Uint8Array | undefined>;
  /** Commands to add to `octavo`. */
  commands?: PluginCommand[];
}
