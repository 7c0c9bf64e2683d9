import { builtInPlugins } from '../built-in-plugins/built-in-plugins';
import { type LoadConfigOptions, loadConfig } from '../config/load-config';
import { findMissingModules } from '../config/missing-modules';
import { exportedLists, namedPlugins } from '../config/named-modules';
import { ANY_BASE } from '../model/base-placeholder';
import type { SiteConfig } from '../model/config';
import { OctavoError } from '../model/errors';

type ConfigLocation = Pick<LoadConfigOptions, 'cwd' | 'configFile' | 'logger'>;

/**
 * Loads the configuration of a site, with the built-in plugins that it enables.
 *
 * @throws {OctavoError} as `loadConfig`, and `CONFIG_INVALID` when a key names a module that does not exist.
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
  const { placeProblems } = await import('../config/place-problems');
  const exported = exportedLists({
    remarkPlugins: namedPlugins(config, 'remarkPlugins'),
    rehypePlugins: namedPlugins(config, 'rehypePlugins'),
  });
  throw new OctavoError('CONFIG_INVALID', 'The configuration is not valid.', {
    problems: placeProblems(missing, config.configFile, exported),
  });
}

/** Loads the configuration for a build, in which a placeholder stands for a relative base. @throws {OctavoError} */
export async function loadBuildConfig(location: ConfigLocation): Promise<SiteConfig> {
  const config = await loadSiteConfig(location);
  return config.isRelocatable ? { ...config, base: ANY_BASE } : config;
}
