import { digest } from '../files/digest';
import type { SiteConfig } from '../model/config';
import { readRemoteCacheSettings } from '../remote-cache/settings';

/** Built-in plugins whose output an incremental build updates. Other plugins can read and write any file. */
const SUPPORTED_PLUGINS = new Set(['octavo:sitemap', 'octavo:llms']);

class UnsupportedValueError extends Error {}

/**
 * Returns a digest of everything that affects a build besides files of the site. Returns `undefined` if the site uses
 * features whose inputs are not known.
 *
 * @param version - digest of the toolchain and the compile settings
 * @param lastCommitDates - dates of the last commits. Empty if the site does not use them.
 */
export function digestEnvironment(
  config: SiteConfig,
  version: string,
  lastCommitDates: ReadonlyMap<string, string>,
): string | undefined {
  const { plugins, search, build, gitVersions, sites, images, frontmatter, test } = config;
  const isSupported =
    plugins.every(({ name }) => SUPPORTED_PLUGINS.has(name)) &&
    (search === false || search.provider.name === 'built-in') &&
    !config.isRelocatable &&
    !gitVersions?.size &&
    sites.length === 0 &&
    images === undefined &&
    Object.keys(frontmatter).length === 0 &&
    !test.badge &&
    readRemoteCacheSettings(process.env, build.remoteCache) === undefined;
  if (!isSupported) return undefined;
  try {
    const json = JSON.stringify(
      { ...config, plugins: plugins.map(({ name }) => name) },
      serializeValue,
    );
    return digest(version, json, JSON.stringify([...lastCommitDates]));
  } catch (error) {
    // The result of a function is not known before it is called. Values with cycles throw a `TypeError`.
    if (error instanceof UnsupportedValueError || error instanceof TypeError) return undefined;
    throw error;
  }
}

function serializeValue(_key: string, value: unknown): unknown {
  if (typeof value === 'function') throw new UnsupportedValueError();
  if (value instanceof RegExp) return String(value);
  if (value instanceof Map || value instanceof Set) return [...value];
  return value;
}
