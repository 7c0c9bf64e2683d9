import type { UserConfig } from '../model/config';

/**
 * Type helper for `docs.config.ts`. Returns the configuration unchanged.
 *
 * @example
 * export default defineConfig({ title: 'My docs', base: '/docs/' });
 */
export function defineConfig(config: UserConfig): UserConfig {
  return config;
}
