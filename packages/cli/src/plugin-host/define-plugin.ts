import type { OctavoPlugin } from '../model/config';

/**
 * Type helper for plugins. Returns the plugin unchanged.
 *
 * @example
 * export const feed = definePlugin({
 *   name: 'feed',
 *   files: () => ['feed.xml'],
 *   build: ({ pages, write }) => write('feed.xml', toFeed(pages)),
 * });
 */
export function definePlugin(plugin: OctavoPlugin): OctavoPlugin {
  return plugin;
}
