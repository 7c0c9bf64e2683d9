import { builtInPlugins } from '../built-in-plugins/built-in-plugins';
import { type LoadConfigOptions, loadConfig } from '../config/load-config';
import type { SiteConfig } from '../model/config';

/** Loads the configuration of a site, with the built-in plugins that it enables. */
export function loadSiteConfig(
  options: Pick<LoadConfigOptions, 'cwd' | 'configFile'>,
): Promise<SiteConfig> {
  const { cwd, configFile } = options;
  return loadConfig({ cwd, configFile, builtInPlugins });
}
