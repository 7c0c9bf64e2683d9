import type { IndexEntry } from '@octavo/search';
import type { PageData, SidebarItem, SiteData } from '@octavo/theme';
import type { Configuration } from '@rspack/core';

import type { HeadTag, SiteConfig, UserConfig } from '../config/types';
import type { Logger } from '../logger';
import type { Page } from '../pages/types';
import type { PageSeo } from '../seo/types';

type Awaitable<T> = T | Promise<T>;

/** A page that a plugin adds to the site. */
export interface PluginRoute {
  /** Path below the content root, language folder included, for example `en/api/generated.mdx`. */
  path: string;
  /** Text of the page, or the absolute path of the file that holds it. */
  content?: string;
  file?: string;
}

/** Modules that take part in compiling Markdown. Pages are compiled in threads, so these are named, not passed. */
export interface PluginMarkdown {
  /** Remark plugins: modules or `[module, options]`, with options that are JSON. */
  remarkPlugins?: (string | [module: string, options: unknown])[];
  rehypePlugins?: (string | [module: string, options: unknown])[];
  /** Component name → module, for names that every page can use. */
  globalComponents?: Record<string, string>;
  /** Whether compiling keeps what authors wrote, so that `markdown()` of a page has it. @default false */
  keepSource?: boolean;
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

export interface BundlerContext {
  target: 'client' | 'server';
  mode: 'production' | 'development';
}

export interface SiteContext {
  config: SiteConfig;
  logger: Logger;
}

/** The output folder, which is put in place when everything is written. */
export interface SiteFiles {
  /** Put a file into the output folder, by its path below it. */
  write: (path: string, content: string | Uint8Array) => void;
  /** The same for what takes time to make: the file of the last build stays where it had this key. */
  put: (path: string, key: string, make: () => Awaitable<string>) => Promise<void>;
  /** What this build has written so far at a path, as text. */
  read: (path: string) => Promise<string | undefined>;
}

/** A language and version of the site. */
export interface BuiltEdition {
  lang: string;
  version: string;
  site: SiteData;
  /** Route paths of the sections that have a sidebar. */
  sidebarKeys: readonly string[];
  sidebar: (key: string) => readonly SidebarItem[];
}

/** A page as it is served. */
export interface ServedPage {
  page: Page;
  data: PageData;
  /** What its author wrote, where a plugin has `markdown.keepSource`; nothing for pages that are components. */
  markdown: () => string | undefined;
}

/** A page as it is published. */
export interface BuiltPage extends ServedPage {
  seo: PageSeo;
  edition: BuiltEdition;
  /** Another one whenever the page says something else. */
  key: string;
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
