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

/** What `docs.config.ts` exports. */
export interface UserConfig extends ConfigKeys<OctavoPlugin> {}

/** One language of the site, everything filled in. */
export interface SiteLocale {
  lang: string;
  label: string;
  title: string;
  description: string;
  theme: LocaleThemeConfig;
}

/** Keys of the configuration whose defaults the schema applies, as they are after that. */
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
  /** Returns pages to add to the site. */
  pages?: (context: { config: SiteConfig }) => Awaitable<PluginPage[]>;
  /** @deprecated Use `pages`. */
  routes?: OctavoPlugin['pages'];
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
