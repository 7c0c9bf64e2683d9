/** A list of plugins. Lists can be nested, and what is not a plugin is ignored. */
export type PluginList<Plugin> = (Plugin | PluginList<Plugin> | false | null | undefined)[];
