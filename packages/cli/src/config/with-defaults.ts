import type { OctavoPlugin, UserConfig } from '../model/config';
import { configSchema } from './schema/config';
import { searchSchema } from './schema/search';
import { imagesSchema, llmsSchema } from './schema/sections';
import { PARSE_ONCE } from './validate';

export type ConfigWithDefaults = ReturnType<typeof withDefaults>;

/**
 * Applies schema defaults to a valid configuration, except for defaults that depend on other keys. Plugins are not
 * cloned, because their hooks can use `this`.
 */
export function withDefaults({ plugins = [], ...user }: UserConfig) {
  const config = configSchema.parse(user, PARSE_ONCE);
  return {
    ...config,
    search: config.search === true ? searchSchema.parse({}) : config.search,
    images: config.images === true ? imagesSchema.parse({}) : config.images,
    llms: config.llms === true ? llmsSchema.parse({}) : config.llms,
    plugins: plugins as OctavoPlugin[],
  };
}
