import type { OctavoPlugin } from './types';

/** Types a plugin; gives back what it gets. */
export function definePlugin(plugin: OctavoPlugin): OctavoPlugin {
  return plugin;
}
