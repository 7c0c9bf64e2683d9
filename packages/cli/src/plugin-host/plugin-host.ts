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
import type { BundlerContext, PluginRoute, SiteFiles } from '../model/plugin-values';
import { pluginAnswerError, pluginError } from './plugin-error';
import { answers, EXPECTED } from './plugin-schema';

type Checked = keyof typeof answers;

/** Plugins in the order they run: `pre`, then those without a word, then `post`. */
export function orderPlugins(plugins: readonly OctavoPlugin[]): OctavoPlugin[] {
  const rank = ({ enforce }: OctavoPlugin) => (enforce === 'pre' ? 0 : enforce === 'post' ? 2 : 1);
  return plugins.toSorted((a, b) => rank(a) - rank(b));
}

/** Let each plugin change the configuration in turn. @throws {OctavoError} `PLUGIN_FAILED`, naming the plugin. */
export async function runConfig(
  plugins: readonly OctavoPlugin[],
  config: UserConfig,
): Promise<UserConfig> {
  let current = config;
  for (const plugin of plugins) {
    const answer = await call(plugin, 'config', () => plugin.config?.(current));
    if (answer != null) current = check(plugin, 'config', answer);
  }
  return current;
}

export async function runConfigResolved(config: SiteConfig): Promise<void> {
  for (const plugin of config.plugins) {
    await call(plugin, 'configResolved', () => plugin.configResolved?.(config));
  }
}

/** Pages of plugins, each with the plugin it comes from. */
export async function runRoutes(
  config: SiteConfig,
): Promise<{ plugin: string; route: PluginRoute }[]> {
  const found: { plugin: string; route: PluginRoute }[] = [];
  for (const plugin of config.plugins) {
    if (!plugin.routes) continue;
    const routes = await call(plugin, 'routes', () => plugin.routes?.({ config }));
    for (const route of check(plugin, 'routes', routes) ?? [])
      found.push({ plugin: plugin.name, route });
  }
  return found;
}

export function runPageData(config: SiteConfig, data: PageData, page: Page): PageData {
  return config.plugins.reduce((current, plugin) => {
    const answer = callNow(plugin, 'pageData', () => plugin.pageData?.(current, page));
    return answer == null ? current : check(plugin, 'pageData', answer);
  }, data);
}

export async function runSearchEntries(
  entries: IndexEntry[],
  context: SiteContext,
): Promise<IndexEntry[]> {
  let current = entries;
  for (const plugin of context.config.plugins) {
    const answer = await call(plugin, 'searchEntries', () =>
      plugin.searchEntries?.(current, context),
    );
    if (answer != null) current = check(plugin, 'searchEntries', answer);
  }
  return current;
}

export function runHead(config: SiteConfig, page: PageData): HeadTag[] {
  return config.plugins.flatMap((plugin) => {
    if (!plugin.head) return [];
    const tags = callNow(plugin, 'head', () => plugin.head?.(page, { config }));
    return check(plugin, 'head', tags) ?? [];
  });
}

export function runBundler(
  plugins: readonly OctavoPlugin[],
  configuration: Configuration,
  context: BundlerContext,
): Configuration {
  return plugins.reduce((current, plugin) => {
    const answer = callNow(plugin, 'bundler', () => plugin.bundler?.(current, context));
    return answer == null ? current : check(plugin, 'bundler', answer);
  }, configuration);
}

export async function runBuild(site: BuiltSite): Promise<void> {
  for (const plugin of site.config.plugins) await call(plugin, 'build', () => plugin.build?.(site));
}

/** Paths that plugins say they write. */
export function runFiles(config: SiteConfig, pages: readonly Page[]): string[] {
  return config.plugins.flatMap((plugin) => {
    if (!plugin.files) return [];
    const paths = callNow(plugin, 'files', () => plugin.files?.({ config, pages }));
    return check(plugin, 'files', paths) ?? [];
  });
}

/** The first answer of a plugin. */
export async function runServe(
  path: string,
  site: LiveSite,
): Promise<string | Uint8Array | undefined> {
  for (const plugin of site.config.plugins) {
    const answer = await call(plugin, 'serve', () => plugin.serve?.(path, site));
    if (answer != null) return check(plugin, 'serve', answer);
  }
  return undefined;
}

/** The engine that a plugin brings. */
export function searchEngineOf({
  plugins,
}: Pick<SiteConfig, 'plugins'>): PluginSearchEngine | undefined {
  return plugins.find(({ searchEngine }) => searchEngine)?.searchEngine;
}

/** Have the engine of a plugin make what it searches. */
export async function runIndex(
  entries: readonly IndexEntry[],
  site: SiteContext & SiteFiles,
): Promise<void> {
  for (const plugin of site.config.plugins)
    await call(plugin, 'searchEngine.index', () => plugin.searchEngine?.index?.(entries, site));
}

async function call<T>(plugin: OctavoPlugin, hook: string, run: () => T): Promise<Awaited<T>> {
  try {
    return await run();
  } catch (cause) {
    throw pluginError(plugin.name, hook, cause);
  }
}

function callNow<T>(plugin: OctavoPlugin, hook: string, run: () => T): T {
  try {
    return run();
  } catch (cause) {
    throw pluginError(plugin.name, hook, cause);
  }
}

/** The answer as it is, where it can be used. */
function check<T>(plugin: OctavoPlugin, hook: Checked, answer: T): T {
  const result = answers[hook].safeParse(answer);
  if (result.success) return answer;
  throw pluginAnswerError(plugin.name, hook, EXPECTED[hook], describe(answer));
}

function describe(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (value instanceof Promise) return 'a promise';
  if (typeof value === 'function') return 'a function';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}
