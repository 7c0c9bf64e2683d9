/** Array of plugins. Arrays can be nested. `false`, `null` and `undefined` are ignored. */
export type PluginList<Plugin> = (Plugin | PluginList<Plugin> | false | null | undefined)[];
