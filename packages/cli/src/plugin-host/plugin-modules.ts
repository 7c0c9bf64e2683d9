import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { ClientModule } from '../model/client-module';
import type { OctavoPlugin, SiteConfig } from '../model/config';
import type { HighlightTransformer, StyleModule } from '../model/plugin-values';

/** Module of a plugin that the bundler loads. */
export interface PluginModule {
  /** Name of the plugin. */
  plugin: string;
  /** Key of the plugin that contains the module, for example `client[0]`. */
  key: string;
  /** Absolute path or package. */
  module: string;
}

type Site = Pick<SiteConfig, 'cwd' | 'plugins'>;

/** Client module with the plugin that added it. */
export type PluginClient = PluginModule & Omit<ClientModule, 'module'>;

/** Returns the client modules of all plugins. */
export function getPluginClients({ cwd, plugins }: Site): PluginClient[] {
  return plugins.flatMap((plugin) => collect(plugin, 'client', plugin.client, cwd));
}

/** Stylesheet with the plugin that added it. */
export type PluginStyle = PluginModule & Omit<StyleModule, 'module'>;

/** Returns the stylesheets of all plugins. */
export function getPluginStyles({ cwd, plugins }: Site): PluginStyle[] {
  return plugins.flatMap((plugin) => collect(plugin, 'styles', plugin.styles, cwd));
}

/** Shiki transformer with the plugin that added it. */
export type PluginTransformer = PluginModule & Omit<HighlightTransformer, 'module'>;

/** Returns the Shiki transformers of all plugins. */
export function getPluginTransformers({ cwd, plugins }: Site): PluginTransformer[] {
  return plugins.flatMap((plugin) =>
    collect(plugin, 'highlight.transformers', plugin.highlight?.transformers, cwd),
  );
}

/** Returns the modules with languages of all plugins. */
export function getPluginLanguages({ cwd, plugins }: Site): PluginModule[] {
  return plugins.flatMap((plugin) =>
    collect<{ module: string }>(plugin, 'highlight.languages', plugin.highlight?.languages, cwd),
  );
}

/**
 * Resolves a module of a plugin: a path relative to the working directory, or a `file:` URL, such as a result of
 * `import.meta.resolve`.
 *
 * @returns an absolute path, or the name of a package
 */
export function resolvePluginModule(module: string, cwd: string): string {
  if (module.startsWith('file:')) return fileURLToPath(module);
  return module.startsWith('.') ? resolve(cwd, module) : module;
}

function collect<Item extends { module: string }>(
  { name }: OctavoPlugin,
  key: string,
  value: string | Item | readonly (string | Item)[] | undefined,
  cwd: string,
): (PluginModule & Omit<Item, 'module'>)[] {
  const list = Array.isArray(value) ? (value as readonly (string | Item)[]) : undefined;
  const items = list ?? (value === undefined ? [] : [value as string | Item]);
  return items.map((item, index) => ({
    ...(typeof item === 'string' ? ({ module: item } as Item) : item),
    plugin: name,
    key: list ? `${key}[${index}]` : key,
    module: resolvePluginModule(typeof item === 'string' ? item : item.module, cwd),
  }));
}
