import { resolve } from 'node:path';

import type { SiteConfig } from '../model/config';
import type { NamedComponent, NamedModule, NamedPlugin } from '../model/named-module';

type Site = Pick<SiteConfig, 'cwd' | 'plugins' | 'markdown'>;

/** Returns the remark or rehype plugins of a site, in the order they run. */
export function namedPlugins(
  { plugins, markdown }: Pick<Site, 'plugins' | 'markdown'>,
  list: 'remarkPlugins' | 'rehypePlugins',
): NamedPlugin[] {
  const added = plugins.flatMap(({ name, markdown: own }) =>
    (own?.[list] ?? []).map((_, index) => keyOfPlugin(name, `markdown.${list}[${index}]`)),
  );
  return markdown[list].map((ref, index) => {
    const [module, options] = typeof ref === 'string' ? [ref, undefined] : ref;
    const own = index - added.length;
    const key = { key: ['markdown', list, own], label: `markdown.${list}[${own}]` };
    return { module, options, ...(added[index] ?? key) };
  });
}

/** Returns the modules of `markdown.globalComponents` and `markdown.elements`, and of the components of plugins. */
export function namedComponents({ cwd, plugins, markdown }: Site): NamedComponent[] {
  const components = Object.entries(markdown.globalComponents).map(([name, component]) => {
    const { module, export: exportName } = component;
    const path = ['markdown', 'globalComponents', name];
    const owner = plugins.findLast((plugin) => {
      const ref = plugin.markdown?.globalComponents?.[name];
      const own = typeof ref === 'object' ? ref.module : ref;
      return own !== undefined && (own === module || resolve(cwd, own) === module);
    });
    const key = owner ? keyOfPlugin(owner.name, path.join('.')) : keyOfSite(path);
    return { module, exportName, ...key };
  });
  const elements = Object.entries(markdown.elements).map(([tag, module]) => {
    const key = keyOfSite(['markdown', 'elements', tag]);
    return { module, exportName: 'default', ...key };
  });
  return [...components, ...elements];
}

/** Returns what a configuration exports in its lists of modules: what is named there, without what plugins add. */
export function exportedLists(
  lists: Record<'remarkPlugins' | 'rehypePlugins', readonly NamedPlugin[]>,
): { markdown: typeof lists } {
  const own = (list: readonly NamedPlugin[]) => list.filter(({ key }) => key[0] === 'markdown');
  return {
    markdown: {
      remarkPlugins: own(lists.remarkPlugins),
      rehypePlugins: own(lists.rehypePlugins),
    },
  };
}

/** Returns a key that the site wrote itself. */
export function keyOfSite(key: string[]): Pick<NamedModule, 'key' | 'label'> {
  return { key, label: key.join('.') };
}

/** Returns a key of a plugin. A site may build its list of plugins in any way, so only the list has a place. */
export function keyOfPlugin(name: string, path: string): Pick<NamedModule, 'key' | 'label'> {
  return { key: ['plugins'], label: `plugins ("${name}").${path}` };
}
