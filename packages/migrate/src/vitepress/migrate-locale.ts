import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

import { getProperty, getString, type StaticValue } from '@octavo/cli/internal';
import { type Migration, report, setKey } from '../migration';
import { type ConvertedTheme, convertTheme } from './vitepress-theme';

const CONFIG_FILES = ['config.ts', 'config.mts', 'config.js', 'config.mjs'];
/** Locale keys that can be migrated. */
const LOCALE_KEYS = new Set([
  'label',
  'lang',
  'link',
  'dir',
  'title',
  'description',
  'themeConfig',
]);

export interface MigrateLocaleOptions {
  lang: string;
  key: string;
  source: string;
  config: StaticValue;
  migration: Migration;
  /** Whether this is the locale of the default language. */
  isDefault: boolean;
}

/** Migrates a VitePress locale to an item of `themeConfig.locales`. Sets site keys if it is the default locale. */
export function migrateLocale({
  lang,
  key,
  source,
  config,
  migration,
  isDefault,
}: MigrateLocaleOptions): Record<string, unknown> {
  const localeConfig = getProperty(getProperty(config, 'locales'), key);
  const prefix = key === 'root' ? '/' : `/${key}/`;
  for (const [name, { at }] of localeConfig?.kind === 'object' ? localeConfig.entries : [])
    if (!LOCALE_KEYS.has(name))
      report(
        migration,
        at,
        `\`locales.${key}.${name}\` was not migrated.`,
        name === 'head'
          ? "Use a plugin's `head` hook to add tags for specific languages."
          : 'Octavo does not support different values for each language.',
      );
  const inline = convertTheme(getProperty(localeConfig, 'themeConfig'), migration, prefix);
  const inFolder = readFolderConfig(join(source, key === 'root' ? '' : key), migration, prefix);
  for (const theme of [inFolder, inline]) shareKeys(theme, key, isDefault, migration);
  const [title, description] = ['title', 'description'].map((name) =>
    getString(getProperty(localeConfig, name)),
  );
  return {
    lang,
    label: getString(getProperty(localeConfig, 'label')) ?? lang,
    ...(title ? { title } : {}),
    ...(description ? { description } : {}),
    ...inline.locale,
    ...inFolder.locale,
  };
}

/**
 * Sets the keys that have one value for all languages, such as the footer, from those of the default locale. Reports other
 * values.
 */
function shareKeys(
  { site, theme, locations }: ConvertedTheme,
  key: string,
  isDefault: boolean,
  migration: Migration,
): void {
  const { config } = migration;
  for (const [path, values] of [
    ['', site],
    ['themeConfig.', theme],
  ] as const) {
    const current = path === '' ? config : ((config.themeConfig ?? {}) as Record<string, unknown>);
    for (const [name, value] of Object.entries(values)) {
      const original = name === 'logoText' ? 'siteTitle' : name;
      const at = locations.get(original)!;
      if (isDefault && current[name] === undefined) setKey(migration, path + name, value, at);
      else if (!isDeepStrictEqual(current[name], value))
        report(
          migration,
          at,
          `\`themeConfig.${original}\` of the locale \`${key}\` was not migrated.`,
          'Octavo does not support different values for each language.',
        );
    }
  }
}

/** Reads and converts the VitePress configuration file in a content folder, if there is one. */
export function readFolderConfig(
  folder: string,
  migration: Migration,
  prefix = '/',
): ConvertedTheme {
  const file = CONFIG_FILES.map((name) => join(folder, name)).find((path) => existsSync(path));
  if (!file) return convertTheme(undefined, migration, prefix);
  const config = migration.readConfiguration(file);
  const theme = convertTheme(getProperty(config, 'themeConfig'), migration, prefix);
  const description = getString(getProperty(config, 'description'));
  return description ? { ...theme, locale: { description, ...theme.locale } } : theme;
}
