import { resolve } from 'node:path';

import { isJson } from '../files/is-json';
import type { SiteConfig } from '../model/config';
import type { NamedComponent, NamedModule, NamedPlugin } from '../model/named-module';
import { getReplacements, getSlotComponents } from '../plugin-host/plugin-components';
import { getPluginLanguages, getPluginTransformers } from '../plugin-host/plugin-modules';

type Site = Pick<SiteConfig, 'cwd' | 'plugins' | 'markdown' | 'overrides'>;

/** Returns the site's remark or rehype plugins in execution order. */
export function getNamedPlugins(
  { plugins, markdown }: Pick<Site, 'plugins' | 'markdown'>,
  list: 'remarkPlugins' | 'rehypePlugins',
): NamedPlugin[] {
  const added = plugins.flatMap(({ name, markdown: added }) =>
    (added?.[list] ?? []).map((_, index) => toPluginKey(name, `markdown.${list}[${index}]`)),
  );
  return markdown[list].map((ref, index) => {
    const [plugin, options] = Array.isArray(ref) ? ref : [ref, undefined];
    const listIndex = index - added.length;
    const key = { key: ['markdown', list, listIndex], label: `markdown.${list}[${listIndex}]` };
    const module = typeof plugin === 'string' ? plugin : plugin.name || 'anonymous';
    const named = { module, ...(added[index] ?? key) };
    return typeof plugin === 'string' && isJson(options)
      ? { ...named, options }
      : { ...named, options: undefined, inline: () => ({ plugin, options }) };
  });
}

/** Returns the modules in `markdown.globalComponents` and `markdown.elements`, and the components of plugins. */
export function getNamedComponents({ cwd, plugins, markdown, overrides }: Site): NamedComponent[] {
  const components = Object.entries(markdown.globalComponents).map(([name, component]) => {
    const { module, export: exportName } = component;
    const path = ['markdown', 'globalComponents', name];
    const owner = plugins.findLast((plugin) => {
      const ref = plugin.markdown?.globalComponents?.[name];
      const added = typeof ref === 'object' ? ref.module : ref;
      return added !== undefined && (added === module || resolve(cwd, added) === module);
    });
    const key = owner ? toPluginKey(owner.name, path.join('.')) : toConfigKey(path);
    return { module, exportName, ...key };
  });
  const elements = Object.entries(markdown.elements).map(([tag, module]) => {
    const key = toConfigKey(['markdown', 'elements', tag]);
    return { module, exportName: 'default', ...key };
  });
  const layout = [
    ...getSlotComponents({ cwd, plugins }),
    ...getReplacements({ cwd, plugins, overrides }),
  ].map(({ plugin, key, module, exportName }) => ({
    module,
    exportName,
    ...toPluginKey(plugin, key),
  }));
  return [...components, ...elements, ...layout];
}

/** Returns the Shiki transformers of all plugins. */
export function getNamedTransformers(
  site: Pick<Site, 'cwd' | 'plugins'>,
): (NamedPlugin & { attribute?: string | undefined })[] {
  return getPluginTransformers(site).map(({ plugin, key, module, options, attribute }) => ({
    module,
    options,
    attribute,
    ...toPluginKey(plugin, key),
  }));
}

/** Returns the modules with languages of all plugins. */
export function getNamedLanguages(site: Pick<Site, 'cwd' | 'plugins'>): NamedModule[] {
  return getPluginLanguages(site).map(({ plugin, key, module }) => ({
    module,
    ...toPluginKey(plugin, key),
  }));
}

/** Returns only the remark and rehype plugins from the configuration file, in the shape of its `markdown` key. */
export function pickSitePlugins(
  lists: Record<'remarkPlugins' | 'rehypePlugins', readonly NamedPlugin[]>,
): { markdown: typeof lists } {
  const withoutPlugins = (list: readonly NamedPlugin[]) =>
    list.filter(({ key }) => key[0] === 'markdown');
  return {
    markdown: {
      remarkPlugins: withoutPlugins(lists.remarkPlugins),
      rehypePlugins: withoutPlugins(lists.rehypePlugins),
    },
  };
}

/** Returns the path and the label of a key in the configuration file. */
export function toConfigKey(key: string[]): Pick<NamedModule, 'key' | 'label'> {
  return { key, label: key.join('.') };
}

/**
 * Returns the path and the label of a plugin key. The path refers to the `plugins` array, because its items may be
 * computed.
 */
export function toPluginKey(name: string, path: string): Pick<NamedModule, 'key' | 'label'> {
  return { key: ['plugins'], label: `plugins ("${name}").${path}` };
}
