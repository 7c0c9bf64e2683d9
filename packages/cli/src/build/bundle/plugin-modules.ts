import { join } from 'node:path';

import type { SiteConfig } from '../../model/config';
import type { BundlerContext } from '../../model/plugin-values';
import { resolvePluginMessages } from '../../plugin-host/plugin-messages';
import {
  getPluginClients,
  getPluginStyles,
  type PluginClient,
  type PluginStyle,
} from '../../plugin-host/plugin-modules';
import { resolveAppFile } from './app-file';
import { writeGeneratedFile } from './generated';

/** Entry with the client modules of plugins. */
export const CLIENTS_ENTRY = 'plugins';

type Site = Pick<SiteConfig, 'cwd' | 'plugins' | 'locales'>;

const STYLE_ENTRY = 'plugin-style-';

/** Returns the name of the entry for a stylesheet that only some pages load. */
function getStyleEntry(index: number): string {
  return STYLE_ENTRY + index;
}

/** Returns whether an entry only consists of a stylesheet. */
export function isStyleEntry(name: string): boolean {
  return name.startsWith(STYLE_ENTRY);
}

/** Returns the stylesheets that only some pages load. */
function getConditionalStyles(config: Site): (PluginStyle & { className: string })[] {
  return getPluginStyles(config).filter(
    (style): style is PluginStyle & { className: string } => style.className !== undefined,
  );
}

/**
 * Writes the entries for the modules of plugins that are not part of the `main` entry.
 *
 * @returns the files by entry name
 */
export function writePluginEntries(
  config: Site,
  folder: string,
  mode: BundlerContext['mode'],
): Record<string, string> {
  const clients = getPluginClients(config);
  const styles = mode === 'production' ? getConditionalStyles(config) : [];
  return {
    ...(clients.length > 0 ? { [CLIENTS_ENTRY]: writeClients(clients, config, folder) } : {}),
    ...Object.fromEntries(
      styles.map((style, index) => {
        const name = getStyleEntry(index);
        return [
          name,
          writeGeneratedFile(join(folder, `${name}.js`), [importStyle(style, folder, name)]),
        ];
      }),
    ),
  };
}

/**
 * Returns the scripts and stylesheets of plugins that a page loads, in addition to those of all pages.
 *
 * @param entries files of the client bundle by entry name
 * @param html rendered page
 */
export function findPluginFiles(
  config: Site,
  entries: Readonly<Record<string, readonly string[]>>,
  html: string,
): string[] {
  const isNeeded = ({ className }: { className?: string | undefined }) =>
    className === undefined || hasClass(html, className);
  return [
    ...getConditionalStyles(config).flatMap((style, index) =>
      isNeeded(style) ? (entries[getStyleEntry(index)] ?? []) : [],
    ),
    ...(getPluginClients(config).some(isNeeded) ? (entries[CLIENTS_ENTRY] ?? []) : []),
  ];
}

/** Returns what the plugin files of pages depend on, apart from the page. Empty without such files. */
export function getPluginDigest(
  config: Site,
  entries: Readonly<Record<string, readonly string[]>>,
): unknown[] {
  const classes = [...getConditionalStyles(config), ...getPluginClients(config)].map(
    ({ className = '' }) => className,
  );
  const names = Object.keys(entries).filter((name) => name === CLIENTS_ENTRY || isStyleEntry(name));
  return classes.length > 0 ? [classes, names.map((name) => entries[name])] : [];
}

/** Checks whether a rendered page has an element with a class. */
function hasClass(html: string, className: string): boolean {
  // Most pages do not contain the name at all.
  return (
    html.includes(className) && new RegExp(`\\sclass="(?:[^"]*\\s)?${className}[\\s"]`).test(html)
  );
}

/** Returns the `import` statements for the stylesheets of plugins that all pages load. */
export function importPluginStyles(
  config: Site,
  folder: string,
  mode: BundlerContext['mode'],
): string[] {
  const styles = getPluginStyles(config).filter(
    ({ className }) => mode === 'development' || className === undefined,
  );
  if (styles.length === 0) return [];
  const layers = writeGeneratedFile(join(folder, 'plugin-layers.css'), [LAYER_ORDER]);
  return [
    `import ${JSON.stringify(layers)};`,
    ...styles.map((style, index) => importStyle(style, folder, `plugin-style-all-${index}`)),
  ];
}

/** Order of the cascade layers. The bundler may move the styles of plugins in front of the theme. */
export const LAYER_ORDER =
  '@layer oct.tokens, oct.reset, oct.prose, oct.components, oct.utilities, oct.plugins;';

/** Returns an `import` statement for a stylesheet in the cascade layer of plugins, so that the site can override it. */
function importStyle({ module }: PluginStyle, folder: string, name: string): string {
  const file = writeGeneratedFile(join(folder, `${name}.css`), [
    `@import ${JSON.stringify(module)} layer(oct.plugins);`,
  ]);
  return `import ${JSON.stringify(file)};`;
}

function writeClients(clients: readonly PluginClient[], config: Site, folder: string): string {
  const messagesOf = (name: string) => {
    const { messages } = config.plugins.find((plugin) => plugin.name === name)!;
    return (
      messages &&
      Object.fromEntries(
        config.locales.map(({ lang }) => [lang, resolvePluginMessages(messages, lang)]),
      )
    );
  };
  return writeGeneratedFile(join(folder, `${CLIENTS_ENTRY}.js`), [
    `import { startClients } from ${JSON.stringify(resolveAppFile('plugins/start-clients.js'))};`,
    'startClients([',
    ...clients.map(({ plugin, module, when, className, options }) => {
      // All pages load the module, so it is part of this script.
      const isEager = (when ?? 'load') === 'load' && className === undefined;
      const entry = JSON.stringify({
        plugin,
        when,
        className,
        options,
        messages: messagesOf(plugin),
      });
      const comment = isEager ? '/* webpackMode: "eager" */ ' : '';
      return `  { ...${entry}, load: () => import(${comment}${JSON.stringify(module)}) },`;
    }),
    ']);',
  ]);
}
