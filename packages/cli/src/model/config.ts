import type { ImageOptions } from '@octavo/mdx-plugins';
import type { IndexEntry } from '@octavo/search';
import type { LocaleThemeConfig, PageData, ResolvedThemeConfig } from '@octavo/theme';
import type { LayoutSlotName, OverridableComponentName } from '@octavo/theme/site-data';
import type { Configuration } from '@rspack/core';

import type { ClientModule } from './client-module';
import type {
  ComponentModule,
  ConfigKeys,
  CspSources,
  HeadTag,
  LlmsConfig,
  TestSnippets,
  FactRule as UserFactRule,
  UserSearch,
  UserTest,
  VersionConfig,
} from './config-values.generated';
import type { FrontmatterFields } from './frontmatter-fields';
import type { GitReference, GitVersion } from './git-version';
import type { LinkedSite } from './linked-site';
import type { Logger } from './logger';
import type { Page } from './page';
import type { CommandArgs, CommandOptions } from './plugin-command';
import type {
  Awaitable,
  BuiltEdition,
  BuiltPage,
  BundlerContext,
  ExistingPage,
  PluginComponent,
  PluginHighlight,
  PluginMarkdown,
  PluginMessages,
  PluginPage,
  ServedPage,
  SiteFiles,
  StyleModule,
} from './plugin-values';

// Configuration and plugin types reference each other, so they are defined in the same file.

/** Default export of `docs.config.ts`. */
export interface UserConfig extends ConfigKeys<OctavoPlugin> {}

/** Resolved locale with all defaults. */
export interface SiteLocale {
  lang: string;
  label: string;
  title: string;
  description: string;
  theme: LocaleThemeConfig;
}

/** Configuration keys with schema defaults applied. */
type WithDefaults = Required<
  Pick<UserConfig, 'head' | 'alias' | 'replaceRules' | 'redirects' | 'runtime'> & {
    [Key in 'route' | 'security' | 'check' | 'build']: Required<NonNullable<UserConfig[Key]>>;
  }
>;

/** Keys of `test` without a default. */
type OptionalTestKey = 'command' | 'placeholder' | 'snippets' | 'until' | 'concurrency';

/** Options for `octavo test` with schema defaults applied. */
export type TestConfig = Required<Omit<UserTest, OptionalTestKey | 'facts'>> &
  Pick<UserTest, Exclude<OptionalTestKey, 'snippets'>> & {
    snippets?: SnippetConfig | undefined;
    facts: FactRule[];
  };

/** Rule for facts with schema defaults applied. */
export type FactRule = Required<Omit<UserFactRule, 'heading' | 'pattern'>> &
  Pick<UserFactRule, 'heading' | 'pattern'>;

/** Snippet templates with schema defaults applied. */
export type SnippetConfig = Required<Omit<TestSnippets, 'package'>> & Pick<TestSnippets, 'package'>;

/** Validated configuration with all defaults applied. Paths are absolute. */
export interface SiteConfig
  extends WithDefaults,
    Pick<UserConfig, 'siteOrigin' | 'image' | 'icon' | 'logo' | 'logoText'> {
  cwd: string;
  configFile: string;
  root: string;
  publicDir: string;
  outDir: string;
  cacheDir: string;
  /** Path of the module that pages can import as `@theme`, if it exists. */
  themeFile: string | undefined;
  /** Folder for theme overrides. */
  themeDir: string;
  /** Maps names of overridden theme components to files. */
  overrides: Record<string, string>;
  base: string;
  /** Whether the build works under any path and from the file system. */
  isRelocatable: boolean;
  title: string;
  lang: string;
  /** Whether each language has a content folder. */
  isMultilingual: boolean;
  locales: SiteLocale[];
  /** Translations of navigation labels, grouped by label and language. */
  translations: Record<string, Record<string, string>>;
  i18nFile: string;
  multiVersion: { default: string; versions: string[] };
  /** Whether the default version is in the content root instead of a folder with its name. */
  isDefaultVersionInRoot: boolean;
  /** Maps versions to their status. Versions without a status have no entry. */
  versionStatus: ReadonlyMap<string, NonNullable<VersionConfig['status']>>;
  /** Maps versions to their Git references. Versions with a content folder have no entry. */
  gitReferences: ReadonlyMap<string, GitReference>;
  /** Maps versions to their content that was read from Git. Omitted if there are none. */
  gitVersions?: ReadonlyMap<string, GitVersion>;
  markdown: Omit<Required<NonNullable<UserConfig['markdown']>>, 'globalComponents'> & {
    globalComponents: Record<string, Exclude<ComponentModule, string>>;
  };
  /** Search options. `hooks` is an absolute path. */
  search: (Required<Omit<UserSearch, 'hooks'>> & Pick<UserSearch, 'hooks'>) | false;
  /** Other sites to link to and to search. */
  sites: LinkedSite[];
  llms: Required<LlmsConfig>;
  /** Options for responsive images, or `undefined` if images are published unchanged. */
  images: ImageOptions | undefined;
  test: TestConfig;
  /** Schemas for the frontmatter fields of the site and its plugins. */
  frontmatter: FrontmatterFields;
  /** Plugins in execution order. */
  plugins: OctavoPlugin[];
  theme: ResolvedThemeConfig;
}

/** Returns the built-in plugins to enable for a configuration. */
export type BuiltInPlugins = (
  config: Pick<SiteConfig, 'llms' | 'search'> & { test: Pick<TestConfig, 'badge'> },
) => OctavoPlugin[];

/** Context passed to plugin hooks. */
export interface SiteContext {
  config: SiteConfig;
  logger: Logger;
}

/** Search engine provided by a plugin. */
export interface PluginSearchEngine {
  /**
   * Client module that exports `makeClient(scope, options)`, which returns a `SearchClient`: a package, or a path that is
   * absolute or relative to the site.
   */
  client: string;
  /** JSON-serializable options for `makeClient`. */
  options?: Record<string, unknown>;
  /** Creates the search index. Runs while pages are rendered. */
  index?: (entries: readonly IndexEntry[], site: SiteContext & SiteFiles) => Awaitable<void>;
  /**
   * Whether the dev server uses this search engine instead of the built-in one. @default false
   */
  inDevelopment?: boolean;
}

/**
 * What the hooks of a plugin depend on. If all plugins of a site have it, `octavo build` detects that nothing has changed,
 * and does not call hooks other than `config`, `configResolved` and `bundler`.
 *
 * Octavo compares the other members of the plugin, the resolved configuration, files in the content, public and theme
 * folders, lockfiles, and the code of plugins.
 */
export interface PluginCache {
  /**
   * Everything else that hooks depend on, except the content of `files`: options, environment variables, or the date.
   * Can be computed from the resolved configuration. With `undefined`, all hooks run in each build.
   *
   * @example key: JSON.stringify(options)
   */
  key: string | ((config: SiteConfig) => string | undefined);
  /**
   * Returns the absolute paths of other files that hooks have read, looked for or returned. Called after the hooks.
   *
   * @default []
   * @example files: () => [authorsFile]
   */
  files?: () => readonly string[];
}

/** Built site passed to the `build` hook. */
export interface BuiltSite extends SiteContext, SiteFiles {
  pages: readonly Page[];
  /** Published pages with their layout data and Markdown source. */
  published: readonly BuiltPage[];
  editions: readonly BuiltEdition[];
  /** Search index entries after all `searchEntries` hooks have run. */
  searchEntries: readonly IndexEntry[];
}

/** Development site passed to the `serve` hook. */
export interface LiveSite {
  config: SiteConfig;
  /** Compiles the page at a route path. Returns `undefined` if the page does not exist. */
  page: (routePath: string) => Promise<ServedPage | undefined>;
}

/**
 * CLI command added by a plugin. Use `defineCommand` to infer the types of `args` and `options`.
 *
 * @typeParam Name - literal type of the name with arguments
 * @typeParam Flags - union of the `flags` literals of all options
 */
export interface PluginCommand<Name extends string = string, Flags extends string = string> {
  /**
   * Name and arguments: `'lint <folder>'` (required), `'lint [folder]'` (optional) or `'lint [...files]'` (variadic).
   */
  name: Name;
  /** Help text without a trailing period, for example `Check writing style`. */
  description: string;
  options?: readonly CommandOption<Flags>[];
  run: (input: CommandInput<Name, Flags>) => Awaitable<void>;
}

/** Command-line option. */
export interface CommandOption<Flags extends string = string> {
  /**
   * `'-f, --fix'` (boolean), `'--unit <name>'` (required value), `'--report [file]'` (optional) or `'--tag <...tags>'`
   * (array).
   */
  flags: Flags;
  description: string;
}

/** Input for the `run` function of a command. */
export interface CommandInput<Name extends string = string, Flags extends string = string>
  extends SiteContext {
  /** Arguments in the order in which `name` declares them. */
  args: CommandArgs<Name>;
  /** Options with camelCase keys, for example `dryRun` for `--dry-run`. */
  options: CommandOptions<Flags>;
}

/**
 * Octavo plugin. All hooks are optional. Plugins run in array order, grouped by `enforce`: `'pre'` plugins first, then
 * normal plugins, then `'post'` plugins. A hook that transforms a value receives the result of the previous plugin.
 *
 * @example
 * export const analytics: OctavoPlugin = {
 *   name: 'analytics',
 *   head: () => [['script', { src: 'https://example.com/script.js', defer: true }]],
 * };
 */
export interface OctavoPlugin {
  /** Unique plugin name, used in error messages. */
  name: string;
  enforce?: 'pre' | 'post';
  /**
   * Modifies the user configuration before validation. Changes to `plugins` are ignored. Return `undefined` to leave it
   * unchanged.
   *
   * @example config: (config) => ({ ...config, lang: 'en' })
   */
  config?: (config: UserConfig) => Awaitable<UserConfig | undefined>;
  /**
   * Called with the resolved configuration.
   *
   * @example configResolved: ({ outDir }) => console.log(outDir)
   */
  configResolved?: (config: SiteConfig) => Awaitable<void>;
  /** Remark plugins, rehype plugins and global components for pages. */
  markdown?: PluginMarkdown;
  /**
   * Frontmatter fields, as a map of keys to schemas that implement Standard Schema, such as those of Zod and Valibot.
   *
   * @example frontmatter: { level: z.enum(['basic', 'advanced']).optional() }
   */
  frontmatter?: FrontmatterFields;
  /**
   * Shiki transformers and languages for code blocks.
   *
   * @example highlight: { transformers: [{ module: './plugins/diff-marks.ts', attribute: 'marks' }] }
   */
  highlight?: PluginHighlight;
  /**
   * Adds pages to the site, and `_meta.json` and `_nav.json` files for them. Receives the pages of the content folder and
   * of earlier plugins. During development, it runs again after each change of a page.
   *
   * @example
   * pages: ({ pages }) => [
   *   { path: 'en/index-of-pages.md', content: pages.map(({ title }) => `- ${title}`).join('\n') },
   * ]
   */
  pages?: (context: {
    config: SiteConfig;
    pages: readonly ExistingPage[];
  }) => Awaitable<PluginPage[]>;
  /** @deprecated Use `pages`. */
  routes?: OctavoPlugin['pages'];
  /**
   * Modifies the data passed to the layout of a page. Return `undefined` to leave it unchanged.
   *
   * @example pageData: (data, page) => ({ ...data, title: page.title.toUpperCase() })
   */
  pageData?: (data: PageData, page: Page) => PageData | undefined;
  /** Replaces the search engine. Only one plugin per site can set this. */
  searchEngine?: PluginSearchEngine;
  /**
   * Modifies the search index entries. Return `undefined` to leave them unchanged.
   *
   * @example searchEntries: (entries) => entries.filter(({ lang }) => lang === 'en')
   */
  searchEntries?: (
    entries: IndexEntry[],
    context: SiteContext,
  ) => Awaitable<IndexEntry[] | undefined>;
  /**
   * Returns additional tags for the `<head>` of a page.
   *
   * @example head: ({ lang }) => [['meta', { name: 'language', content: lang }]]
   */
  head?: (page: PageData, context: { config: SiteConfig }) => HeadTag[];
  /**
   * Browser modules. They run with both runtimes, also after navigation.
   *
   * @example client: { module: './plugins/charts.client.ts', when: 'visible', className: 'chart' }
   */
  client?: string | ClientModule | readonly (string | ClientModule)[];
  /**
   * Sources to add to directives of the content security policy, such as the host that a browser module requests.
   *
   * @example csp: { 'connect-src': ['https://api.example.com'] }
   */
  csp?: CspSources;
  /**
   * Stylesheets. They override the styles of the theme, and the styles of the site override them.
   *
   * @example styles: { module: 'katex/dist/katex.min.css', className: 'katex' }
   */
  styles?: string | StyleModule | readonly (string | StyleModule)[];
  /**
   * Components in the slots of the layout. If several plugins use a slot, they are rendered in plugin order.
   *
   * @example slots: { docAfter: './plugins/Feedback.tsx' }
   */
  slots?: Partial<Record<LayoutSlotName, string | PluginComponent>>;
  /**
   * Components that replace components of the theme. Files in the theme folder of the site take precedence. Two plugins
   * cannot replace the same component.
   *
   * @example components: { DocFooter: { module: './plugins/Footer.tsx', export: 'Footer' } }
   */
  components?: Partial<Record<OverridableComponentName, string | PluginComponent>>;
  /**
   * Messages by language, for client modules and components.
   *
   * @example messages: { en: { question: 'Was this page helpful?' }, zh: { question: '本页有帮助吗？' } }
   */
  messages?: PluginMessages;
  /**
   * Modifies the Rspack configuration. Return `undefined` to leave it unchanged.
   *
   * @example bundler: (configuration) => ({ ...configuration, devtool: 'source-map' })
   */
  bundler?: (configuration: Configuration, context: BundlerContext) => Configuration | undefined;
  /**
   * Writes additional files. Runs after all pages have been written and before the output folder is replaced.
   *
   * @example build: ({ pages, write }) => write('pages.json', JSON.stringify(pages.map(({ routePath }) => routePath)))
   */
  build?: (site: BuiltSite) => Awaitable<void>;
  /**
   * Returns the paths of files written by the `build` hook, relative to the output folder, so that links to these files
   * are not reported as dead.
   *
   * @example files: () => ['pages.json']
   */
  files?: (site: { config: SiteConfig; pages: readonly Page[] }) => readonly string[];
  /**
   * Handles dev server requests that match neither a page nor a file. `path` is relative to the base. Return
   * `undefined` to pass the request to the next plugin.
   *
   * @example serve: (path) => (path === 'pages.json' ? '[]' : undefined)
   */
  serve?: (path: string, site: LiveSite) => Awaitable<string | Uint8Array | undefined>;
  /**
   * What hooks depend on, so that a build without changes does not call them. Without it, all hooks run in each build.
   *
   * @example cache: { key: JSON.stringify(options), files: () => [authorsFile] }
   */
  cache?: PluginCache;
  /** Commands to add to the `octavo` CLI. */
  commands?: PluginCommand[];
}
