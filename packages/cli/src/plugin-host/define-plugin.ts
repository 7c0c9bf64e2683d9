import type { OctavoPlugin } from '../model/config';

/**
 * Returns the plugin unchanged. Gives editors the types of hooks and their parameters.
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
