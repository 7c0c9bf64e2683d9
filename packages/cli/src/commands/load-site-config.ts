import { builtInPlugins } from '../built-in-plugins/built-in-plugins';
import { type LoadConfigOptions, loadConfig } from '../config/load-config';
import { findMissingModules } from '../config/missing-modules';
import { exportedLists, namedPlugins } from '../config/named-modules';
import type { SiteConfig } from '../model/config';
import { OctavoError } from '../model/errors';

/**
 * Loads the configuration of a site, with the built-in plugins that it enables.
 *
 * @throws {OctavoError} as `loadConfig`, and `CONFIG_INVALID` when a key names a module that does not exist.
 */
export async function loadSiteConfig({
  cwd,
  configFile,
}: Pick<LoadConfigOptions, 'cwd' | 'configFile'>): Promise<SiteConfig> {
  const config = await loadConfig({ cwd, configFile, builtInPlugins });
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
