import { OVERRIDABLE_COMPONENTS, type OverridableComponentName } from '@octavo/theme/site-data';

import type { OctavoPlugin, SiteConfig } from '../model/config';
import type { PluginComponent } from '../model/plugin-values';
import { type PluginModule, resolvePluginModule } from './plugin-modules';

/** Component that a plugin adds to the layout. */
export interface LayoutComponent extends PluginModule {
  /** Name of the slot or of the theme component. */
  name: string;
  exportName: string;
  interactive: boolean;
}

type Site = Pick<SiteConfig, 'cwd' | 'plugins'>;

/** Returns the components that plugins render in slots of the layout, in plugin order. */
export function getSlotComponents({ cwd, plugins }: Site): LayoutComponent[] {
  return plugins.flatMap((plugin) =>
    collect(plugin, 'slots', cwd, () => ({ exportName: 'default', interactive: false })),
  );
}

/** Returns the components with which plugins replace theme components, except for those that the site replaces. */
export function getReplacements({
  cwd,
  plugins,
  overrides,
}: Site & Pick<SiteConfig, 'overrides'>): LayoutComponent[] {
  return plugins
    .flatMap((plugin) =>
      collect(plugin, 'components', cwd, (name) => ({ exportName: name, interactive: true })),
    )
    .filter(({ name }) => !Object.hasOwn(overrides, name));
}

/** Components that several plugins replace, with the names of the plugins. */
export function findReplacementConflicts(
  site: Parameters<typeof getReplacements>[0],
): { name: OverridableComponentName; plugins: string[] }[] {
  const replacements = getReplacements(site);
  return OVERRIDABLE_COMPONENTS.map((name) => ({
    name,
    plugins: replacements.filter((each) => each.name === name).map(({ plugin }) => plugin),
  })).filter(({ plugins }) => plugins.length > 1);
}

/** Returns whether a plugin adds components, which read its messages from the site data. */
export function hasComponents({ slots, components, markdown }: OctavoPlugin): boolean {
  return [slots, components, markdown?.globalComponents].some(
    (group) => group && Object.keys(group).length > 0,
  );
}

function collect(
  plugin: OctavoPlugin,
  key: 'slots' | 'components',
  cwd: string,
  defaultsOf: (name: string) => Pick<LayoutComponent, 'exportName' | 'interactive'>,
): LayoutComponent[] {
  const group = Object.entries<string | PluginComponent | undefined>(plugin[key] ?? {});
  return group.flatMap(([name, value]): LayoutComponent[] => {
    if (value === undefined) return [];
    const component = typeof value === 'string' ? { module: value } : value;
    const defaults = defaultsOf(name);
    return [
      {
        plugin: plugin.name,
        key: `${key}.${name}`,
        name,
        module: resolvePluginModule(component.module, cwd),
        exportName: component.export ?? defaults.exportName,
        interactive: component.interactive ?? defaults.interactive,
      },
    ];
  });
}
