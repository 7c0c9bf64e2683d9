import { builtInPlugins } from '../built-in-plugins/built-in-plugins';
import { checkProjectPath } from '../config/check-project-path';
import { type LoadConfigOptions, loadConfig } from '../config/load-config';
import { findMissingModules } from '../config/missing-modules';
import { getNamedPlugins, pickSitePlugins } from '../config/named-modules';
import { readGitVersions } from '../content/versions/read-git-versions';
import { loadInventories } from '../inventory/load-inventories';
import { BASE_PLACEHOLDER } from '../model/base-placeholder';
import type { SiteConfig } from '../model/config';
import { OctavoError } from '../model/errors';

type ConfigLocation = Pick<LoadConfigOptions, 'cwd' | 'configFile' | 'fallback' | 'logger'>;

/**
 * Loads the site configuration and its built-in plugins.
 *
 * @throws {OctavoError} if `loadConfig` or `checkProjectPath` throws, `CONFIG_INVALID` if a key references a missing module, or
 * `GIT_FAILED` if a version cannot be read.
 */
export async function loadSiteConfig({
  cwd,
  configFile,
  fallback,
  logger,
}: ConfigLocation): Promise<SiteConfig> {
  checkProjectPath(cwd);
  const config = await loadConfig({ cwd, configFile, fallback, builtInPlugins, logger });
  const missing = findMissingModules(config);
  if (missing.length === 0) {
    const gitVersions = await readGitVersions(config, logger);
    return gitVersions.size > 0 ? { ...config, gitVersions } : config;
  }
  // Load the parser lazily, because it is only needed to report problems.
  const { locateProblems } = await import('../config/locate-problems');
  const exported = pickSitePlugins({
    remarkPlugins: getNamedPlugins(config, 'remarkPlugins'),
    rehypePlugins: getNamedPlugins(config, 'rehypePlugins'),
  });
  throw new OctavoError('CONFIG_INVALID', 'Invalid configuration.', {
    problems: locateProblems(missing, config.configFile, exported),
  });
}

/** Loads the inventories of other sites, for commands that resolve or check links. */
export async function withInventories(config: SiteConfig): Promise<SiteConfig> {
  return config.sites.length === 0
    ? config
    : { ...config, sites: await loadInventories(config.sites) };
}

/**
 * Loads the configuration for a build, and the inventories of other sites. Replaces a relative `base` with a placeholder.
 *
 * @throws {OctavoError} if `loadSiteConfig` throws.
 */
export async function loadBuildConfig(location: ConfigLocation): Promise<SiteConfig> {
  const config = await withInventories(await loadSiteConfig(location));
  return config.isRelocatable ? { ...config, base: BASE_PLACEHOLDER } : config;
}
