import { builtInPlugins } from '../built-in-plugins/built-in-plugins';
import { type LoadConfigOptions, loadConfig } from '../config/load-config';
import { findMissingModules } from '../config/missing-modules';
import { getNamedPlugins, pickSitePlugins } from '../config/named-modules';
import { BASE_PLACEHOLDER } from '../model/base-placeholder';
import type { SiteConfig } from '../model/config';
import { OctavoError } from '../model/errors';
import { setActivityTimeout } from '../watchdog/watchdog';

type ConfigLocation = Pick<LoadConfigOptions, 'cwd' | 'configFile' | 'logger'>;

/**
 * Loads the configuration of a site with the built-in plugins that it enables.
 *
 * @throws {OctavoError} like `loadConfig`, and `CONFIG_INVALID` if a key refers to a missing module.
 */
export async function loadSiteConfig({
  cwd,
  configFile,
  logger,
}: ConfigLocation): Promise<SiteConfig> {
  const config = await loadConfig({ cwd, configFile, builtInPlugins, logger });
  const missing = findMissingModules(config);
  if (missing.length === 0) return config;
  // The parser is only needed to report problems.
  const { locateProblems } = await import('../config/locate-problems');
  const exported = pickSitePlugins({
    remarkPlugins: getNamedPlugins(config, 'remarkPlugins'),
    rehypePlugins: getNamedPlugins(config, 'rehypePlugins'),
  });
  throw new OctavoError('CONFIG_INVALID', 'Invalid configuration.', {
    problems: locateProblems(missing, config.configFile, exported),
  });
}

/** Loads the configuration for a build, with a placeholder for a relative base. @throws {OctavoError} like `loadSiteConfig`. */
export async function loadBuildConfig(location: ConfigLocation): Promise<SiteConfig> {
  const config = await loadSiteConfig(location);
  setActivityTimeout(config.build.pageTimeout * 1000);
  return config.isRelocatable ? { ...config, base: BASE_PLACEHOLDER } : config;
}
