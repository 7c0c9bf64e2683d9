import type { UserConfig } from '../model/config';

/**
 * Returns a configuration unchanged. Gives editors the types of its keys.
 *
 * @example
 * export default defineConfig({ title: 'My docs', base: '/docs/' });
 */
export function defineConfig(config: UserConfig): UserConfig {
  return config;
}
