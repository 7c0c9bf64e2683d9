import type { IndexEntry } from '@octavo/search';
import type { PageData } from '@octavo/theme';
import type { Configuration } from '@rspack/core';

import type { HeadTag, SiteConfig, UserConfig } from '../config/types';
import type { Logger } from '../logger';
import type { Page } from '../pages/types';

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
}

export interface BundlerContext {
  target: 'client' | 'server';
  mode: 'production' | 'development';
}

export interface SiteContext {
  config: SiteConfig;
  logger: Logger;
}

/** What a plugin sees of a finished site. */
export interface BuiltSite extends SiteContext {
  pages: readonly Page[];
  /** What search was given, after every plugin. */
  searchEntries: readonly IndexEntry[];
  /** Put a file into the output folder, by its path below it. */
  write: (path: string, content: string | Uint8Array) => void;
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
  commands?: PluginCommand[];
}
