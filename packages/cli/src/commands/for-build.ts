import { ANY_BASE } from '../model/base-placeholder';
import type { SiteConfig } from '../model/config';

/** The configuration as a build has it: one for any base has something that stands for it. */
export function forBuild(config: SiteConfig): SiteConfig {
  return config.isRelocatable ? { ...config, base: ANY_BASE } : config;
}
