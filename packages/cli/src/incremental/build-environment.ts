import { digest } from '../files/digest';
import type { OctavoPlugin, SiteConfig } from '../model/config';
import { getCacheKey } from '../plugin-host/plugin-host';
import { readRemoteCacheSettings } from '../remote-cache/settings';

/** Built-in plugins whose output can be updated for changed pages. Other plugins can use all pages. */
const UPDATABLE_PLUGINS = new Set(['octavo:sitemap', 'octavo:llms']);

class UnsupportedValueError extends Error {}

/**
 * Returns a digest of everything that affects a build besides files. Returns `undefined` if the site uses features whose
 * inputs are not known.
 *
 * @param version - digest of the toolchain and the compile settings
 * @param lastCommitDates - dates of the last commits. Empty if the site does not use them.
 */
export function digestEnvironment(
  config: SiteConfig,
  version: string,
  lastCommitDates: ReadonlyMap<string, string>,
): string | undefined {
  const { build, gitVersions, sites, test } = config;
  const isSupported =
    !config.isRelocatable &&
    !gitVersions?.size &&
    sites.length === 0 &&
    !test.badge &&
    readRemoteCacheSettings(process.env, build.remoteCache) === undefined;
  if (!isSupported) return undefined;
  try {
    const { plugins, frontmatter, ...values } = config;
    // Schemas are functions. The key of a plugin describes the schemas that it declares.
    const declared = new Set(plugins.flatMap((plugin) => Object.keys(plugin.frontmatter ?? {})));
    if (Object.keys(frontmatter).some((name) => !declared.has(name))) return undefined;
    const pluginValues = plugins.map((plugin) => describePlugin(plugin, config));
    const json = JSON.stringify({ ...values, plugins: pluginValues }, serializeValue);
    return digest(version, json, JSON.stringify([...lastCommitDates]));
  } catch (error) {
    // Values with cycles throw a `TypeError`.
    if (error instanceof UnsupportedValueError || error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Checks whether the output can be updated if only the texts of pages have changed. */
export function canUpdatePages({
  plugins,
  search,
  images,
}: Pick<SiteConfig, 'plugins' | 'search' | 'images'>): boolean {
  return (
    !hasOtherPlugins({ plugins }) &&
    (search === false || search.provider.name === 'built-in') &&
    images === undefined
  );
}

/** Checks whether a site has plugins whose output cannot be updated. */
export function hasOtherPlugins({ plugins }: Pick<SiteConfig, 'plugins'>): boolean {
  return plugins.some(({ name }) => !UPDATABLE_PLUGINS.has(name));
}

/** Returns the cache key and the other values of a plugin, as JSON. */
function describePlugin(plugin: OctavoPlugin, config: SiteConfig): string {
  const key = getCacheKey(plugin, config);
  if (key === undefined) throw new UnsupportedValueError();
  const { frontmatter: _, commands: __, ...values } = plugin;
  return JSON.stringify({ ...values, cache: key }, (name, value) =>
    typeof value === 'function' ? undefined : serializeValue(name, value),
  );
}

function serializeValue(_key: string, value: unknown): unknown {
  // The result of a function is not known before it is called.
  if (typeof value === 'function') throw new UnsupportedValueError();
  if (value instanceof RegExp) return String(value);
  if (value instanceof Map || value instanceof Set) return [...value];
  return value;
}
