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

// The types of configuration and plugins refer to each other, so they share this file.

/** The default export of `docs.config.ts`. */
export interface UserConfig extends ConfigKeys<OctavoPlugin> {}

/** One language of the site, with all defaults. */
export interface SiteLocale {
  lang: string;
  label: string;
  title: string;
  description: string;
  theme: LocaleThemeConfig;
}

/** Keys whose defaults the schema applies, so that they are always defined. */
type Filled = Required<
  Pick<UserConfig, 'head' | 'alias' | 'replaceRules' | 'redirects'> & {
    [Key in 'route' | 'security' | 'check']: Required<NonNullable<UserConfig[Key]>>;
  }
>;

/** The configuration, validated and with all defaults. Paths are absolute. */
export interface SiteConfig
  extends Filled,
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
  /** Whether a build can be served below any base and opened from the file system. */
  isRelocatable: boolean;
  title: string;
  lang: string;
  /** Whether there is a content folder per language. */
  isMultilingual: boolean;
  locales: SiteLocale[];
  /** Translations of labels by key and language. */
  texts: Record<string, Record<string, string>>;
  i18nFile: string;
  multiVersion: { default: string; versions: string[] };
  markdown: Omit<Required<NonNullable<UserConfig['markdown']>>, 'globalComponents'> & {
    globalComponents: Record<string, Exclude<ComponentModule, string>>;
  };
  /** Options of search; `hooks` is an absolute path. */
  search: (Required<Omit<UserSearch, 'hooks'>> & Pick<UserSearch, 'hooks'>) | false;
  llms: Required<LlmsConfig>;
  /** Plugins in the order they run. */
  plugins: OctavoPlugin[];
  theme: ResolvedThemeConfig;
}

/** Returns the plugins that a configuration enables without listing them. */
export type BuiltInPlugins = (config: Pick<SiteConfig, 'llms' | 'search'>) => OctavoPlugin[];

export interface SiteContext {
  config: SiteConfig;
  logger: Logger;
}

/** A search engine for the search panel, which replaces the built-in one. */
export interface PluginSearchEngine {
  /** Path of a browser module that exports `makeClient(scope, options)`, which returns a `SearchClient`. */
  client: string;
  /** Options of `makeClient`. They are serialized as JSON. */
  options?: Record<string, unknown>;
  /** Writes the index, while the pages are bundled. */
  index?: (entries: readonly IndexEntry[], site: SiteContext & SiteFiles) => Awaitable<void>;
  /** Whether the dev server uses this engine instead of the built-in one. @default false */
  inDevelopment?: boolean;
}

/** The finished site that `build` receives. */
export interface BuiltSite extends SiteContext, SiteFiles {
  pages: readonly Page[];
  /** The pages with their layout data, metadata and language. */
  published: readonly BuiltPage[];
  editions: readonly BuiltEdition[];
  /** Entries of the search index, after the `searchEntries` hooks. */
  searchEntries: readonly IndexEntry[];
}

/** The site of a dev server. */
export interface LiveSite {
  config: SiteConfig;
  /** Returns a page by its route path, `undefined` if it does not exist. */
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
 * Extends Octavo. Every hook is optional. Plugins run in the order of the list, those with `enforce: 'pre'` before all
 * others and those with `enforce: 'post'` after them. Each hook receives the return value of the same hook of the previous
 * plugin.
 */
export interface OctavoPlugin {
  /** Name for error messages, unique in a site. */
  name: string;
  enforce?: 'pre' | 'post';
  /** Changes the configuration before it is validated. Return nothing to keep it. */
  config?: (config: UserConfig) => Awaitable<UserConfig | undefined>;
  /** Receives the complete configuration. */
  configResolved?: (config: SiteConfig) => Awaitable<void>;
  markdown?: PluginMarkdown;
  /** Returns pages to add to the site. */
  pages?: (context: { config: SiteConfig }) => Awaitable<PluginPage[]>;
  /** @deprecated Use `pages`. */
  routes?: OctavoPlugin['pages'];
  /** Changes the layout data of a page. Return nothing to keep it. */
  pageData?: (data: PageData, page: Page) => PageData | undefined;
  /** Replaces the search engine. A site can have one. */
  searchEngine?: PluginSearchEngine;
  /** Changes the entries of the search index. Return nothing to keep them. */
  searchEntries?: (
    entries: IndexEntry[],
    context: SiteContext,
  ) => Awaitable<IndexEntry[] | undefined>;
  /** Returns tags for the head of a page. */
  head?: (page: PageData, context: { config: SiteConfig }) => HeadTag[];
  /** Changes the Rspack configuration. Return nothing to keep it. */
  bundler?: (configuration: Configuration, context: BundlerContext) => Configuration | undefined;
  /** Runs after all pages have been written, before the output folder is replaced. Can write additional files. */
  build?: (site: BuiltSite) => Awaitable<void>;
  /** Returns the files that `build` writes, relative to the output folder. Links to other files are reported as dead. */
  files?: (site: { config: SiteConfig; pages: readonly Page[] }) => readonly string[];
  /** Returns the content of a path that is neither a page nor a file, in development. Return nothing to skip the request. */
  serve?: (path: string, site: LiveSite) => Awaitable<string | Uint8Array | undefined>;
  commands?: PluginCommand[];
}
