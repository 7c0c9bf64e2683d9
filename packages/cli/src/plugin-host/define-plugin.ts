import type { OctavoPlugin } from '../model/config';

/** Types a plugin; gives back what it gets. */
export function definePlugin(plugin: OctavoPlugin): OctavoPlugin {
  return plugin;
}
