import type { IndexEntry } from '@octavo/search';
import type { PageData } from '@octavo/theme';
import type { Configuration } from '@rspack/core';

import type {
  BuiltSite,
  LiveSite,
  OctavoPlugin,
  PluginSearchEngine,
  SiteConfig,
  SiteContext,
  UserConfig,
} from '../model/config';
import type { HeadTag } from '../model/config-values.generated';
import type { Page } from '../model/page';
import type { BundlerContext, PluginPage, SiteFiles } from '../model/plugin-values';
import { watch } from '../watchdog/watchdog';
import { invalidResultError, pluginError } from './plugin-error';
import { EXPECTED_RESULTS, resultSchemas } from './plugin-schema';

type ValidatedHook = keyof typeof resultSchemas;

/** Returns plugins in execution order: `enforce: 'pre'` first, `enforce: 'post'` last, otherwise as listed. */
export function orderPlugins(plugins: readonly OctavoPlugin[]): OctavoPlugin[] {
  const rank = ({ enforce }: OctavoPlugin) => (enforce === 'pre' ? 0 : enforce === 'post' ? 2 : 1);
  return plugins.toSorted((a, b) => rank(a) - rank(b));
}

/**
 * Runs the `config` hooks. Each hook receives the configuration that the previous one returned.
 *
 * @throws {OctavoError} `PLUGIN_FAILED`, like all functions of this module
 */
export async function runConfig(
  plugins: readonly OctavoPlugin[],
  config: UserConfig,
): Promise<UserConfig> {
  let current = config;
  for (const plugin of plugins) {
    const result = await call(plugin, 'config', () => plugin.config?.(current));
    if (result != null) current = validated(plugin, 'config', result);
  }
  return current;
}

/** Runs the `configResolved` hooks with the complete configuration. */
export async function runConfigResolved(config: SiteConfig): Promise<void> {
  for (const plugin of config.plugins) {
    await call(plugin, 'configResolved', () => plugin.configResolved?.(config));
  }
}

/** Runs the `pages` hooks. Returns the pages of all plugins, each with the name of its plugin. */
export async function runPages(
  config: SiteConfig,
): Promise<{ plugin: string; page: PluginPage }[]> {
  const all: { plugin: string; page: PluginPage }[] = [];
  for (const plugin of config.plugins) {
    if (!plugin.pages) continue;
    const pages = await call(plugin, 'pages', () => plugin.pages?.({ config }));
    for (const page of validated(plugin, 'pages', pages) ?? [])
      all.push({ plugin: plugin.name, page });
  }
  return all;
}

/** Runs the `pageData` hooks of one page. Returns its layout data. */
export function runPageData(config: SiteConfig, data: PageData, page: Page): PageData {
  return config.plugins.reduce((current, plugin) => {
    const result = callSync(plugin, 'pageData', () => plugin.pageData?.(current, page));
    return result == null ? current : validated(plugin, 'pageData', result);
  }, data);
}

/** Runs the `searchEntries` hooks. Returns the entries of the search index. */
export async function runSearchEntries(
  entries: IndexEntry[],
  context: SiteContext,
): Promise<IndexEntry[]> {
  let current = entries;
  for (const plugin of context.config.plugins) {
    const result = await call(plugin, 'searchEntries', () =>
      plugin.searchEntries?.(current, context),
    );
    if (result != null) current = validated(plugin, 'searchEntries', result);
  }
  return current;
}

/** Runs the `head` hooks of one page. Returns the tags of all plugins. */
export function runHead(config: SiteConfig, page: PageData): HeadTag[] {
  return config.plugins.flatMap((plugin) => {
    if (!plugin.head) return [];
    const tags = callSync(plugin, 'head', () => plugin.head?.(page, { config }));
    return validated(plugin, 'head', tags) ?? [];
  });
}

/** Runs the `bundler` hooks for one target. Returns the Rspack configuration. */
export function runBundler(
  plugins: readonly OctavoPlugin[],
  configuration: Configuration,
  context: BundlerContext,
): Configuration {
  return plugins.reduce((current, plugin) => {
    const result = callSync(plugin, 'bundler', () => plugin.bundler?.(current, context));
    return result == null ? current : validated(plugin, 'bundler', result);
  }, configuration);
}

/** Runs the `build` hooks after all pages have been written. */
export async function runBuild(site: BuiltSite): Promise<void> {
  for (const plugin of site.config.plugins) await call(plugin, 'build', () => plugin.build?.(site));
}

/** Runs the `files` hooks. Returns the paths that plugins generate, relative to the output folder. */
export function runFiles(config: SiteConfig, pages: readonly Page[]): string[] {
  return config.plugins.flatMap((plugin) => {
    if (!plugin.files) return [];
    const paths = callSync(plugin, 'files', () => plugin.files?.({ config, pages }));
    return validated(plugin, 'files', paths) ?? [];
  });
}

/** Runs the `serve` hooks until one returns content. Returns `undefined` if none does. */
export async function runServe(
  path: string,
  site: LiveSite,
): Promise<string | Uint8Array | undefined> {
  for (const plugin of site.config.plugins) {
    const result = await call(plugin, 'serve', () => plugin.serve?.(path, site));
    if (result != null) return validated(plugin, 'serve', result);
  }
  return undefined;
}

/** Returns the search engine that a plugin provides, `undefined` for the built-in one. */
export function searchEngineOf({
  plugins,
}: Pick<SiteConfig, 'plugins'>): PluginSearchEngine | undefined {
  return plugins.find(({ searchEngine }) => searchEngine)?.searchEngine;
}

/** Runs the `index` hook of the search engine. */
export async function runIndex(
  entries: readonly IndexEntry[],
  site: SiteContext & SiteFiles,
): Promise<void> {
  for (const plugin of site.config.plugins)
    await call(plugin, 'searchEngine.index', () => plugin.searchEngine?.index?.(entries, site));
}

async function call<T>(plugin: OctavoPlugin, hook: string, run: () => T): Promise<Awaited<T>> {
  try {
    return await watch(`running ${hook} of the plugin "${plugin.name}"`, run);
  } catch (cause) {
    throw pluginError(plugin.name, hook, cause);
  }
}

function callSync<T>(plugin: OctavoPlugin, hook: string, run: () => T): T {
  try {
    return watch(`running ${hook} of the plugin "${plugin.name}"`, run);
  } catch (cause) {
    throw pluginError(plugin.name, hook, cause);
  }
}

/** Returns the result of a hook unchanged. Throws if it does not match the schema of the hook. */
function validated<T>(plugin: OctavoPlugin, hook: ValidatedHook, result: T): T {
  if (resultSchemas[hook].safeParse(result).success) return result;
  throw invalidResultError(plugin.name, hook, EXPECTED_RESULTS[hook], describe(result));
}

function describe(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (value instanceof Promise) return 'a promise';
  if (typeof value === 'function') return 'a function';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}
