import type { UserConfig } from '../model/config';

/** Types the default export of `docs.config.ts`; gives back what it gets. */
export function defineConfig(config: UserConfig): UserConfig {
  return config;
}
