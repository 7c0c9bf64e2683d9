import { ANY_BASE } from '../app/payload';
import type { SiteConfig } from '../config/types';

/** The configuration as a build has it: one for any base has something that stands for it. */
export function forBuild(config: SiteConfig): SiteConfig {
  return config.isRelocatable ? { ...config, base: ANY_BASE } : config;
}
