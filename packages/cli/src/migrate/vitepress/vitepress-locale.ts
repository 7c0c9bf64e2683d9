import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { configurationOf } from '../../config-source/configuration-of';
import { readModule } from '../../config-source/read-module';
import { entryOf, type StaticValue, textOf } from '../../config-source/static-value';
import { type Migration, report } from '../migration';
import { themeOf, type VitePressTheme } from './vitepress-theme';

const CONFIG_FILES = ['config.ts', 'config.mts', 'config.js', 'config.mjs'];
/** What a language may have for itself. */
const OF_LOCALES = new Set(['label', 'lang', 'link', 'dir', 'title', 'description', 'themeConfig']);

export interface LocaleInput {
  lang: string;
  key: string;
  source: string;
  config: StaticValue;
  migration: Migration;
}

/** The entry of `themeConfig.locales` of a language. */
export function localeOf({
  lang,
  key,
  source,
  config,
  migration,
}: LocaleInput): Record<string, unknown> {
  const own = entryOf(entryOf(config, 'locales'), key);
  const prefix = key === 'root' ? '/' : `/${key}/`;
  for (const [name, { at }] of own?.kind === 'object' ? own.entries : [])
    if (!OF_LOCALES.has(name))
      report(
        migration,
        at,
        `locales.${key}.${name}: not carried over.`,
        name === 'head'
          ? 'The head hook of a plugin has the tags of a page, by its language.'
          : 'It is the same for all languages here.',
      );
  const written = themeOf(entryOf(own, 'themeConfig'), migration, prefix);
  const beside = additional(join(source, key === 'root' ? '' : key), migration, prefix);
  const [title, description] = ['title', 'description'].map((name) => textOf(entryOf(own, name)));
  return {
    lang,
    label: textOf(entryOf(own, 'label')) ?? lang,
    ...(title ? { title } : {}),
    ...(description ? { description } : {}),
    ...written.locale,
    ...beside.locale,
  };
}

/** What a configuration in a folder of pages adds. */
export function additional(folder: string, migration: Migration, prefix = '/'): VitePressTheme {
  const file = CONFIG_FILES.map((name) => join(folder, name)).find((path) => existsSync(path));
  if (!file) return { site: {}, theme: {}, locale: {} };
  const config = configurationOf(readModule(file));
  const theme = themeOf(entryOf(config, 'themeConfig'), migration, prefix);
  const description = textOf(entryOf(config, 'description'));
  return description ? { ...theme, locale: { description, ...theme.locale } } : theme;
}
