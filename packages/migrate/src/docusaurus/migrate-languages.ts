import { join } from 'node:path';

import type { SourceLocation, StaticValue } from '@octavo/cli/internal';
import { globSync } from 'tinyglobby';

import { disableLanguageRedirect, type Migration, report, setKey } from '../migration';
import { readData } from './read-data';

/** Sets the languages of the site, and returns their tags. */
export function migrateLanguages(
  config: StaticValue,
  migration: Migration,
  location: SourceLocation,
): { lang: string; langs: string[] } {
  const i18n = readData(config, 'i18n') as
    | {
        defaultLocale?: string;
        locales?: string[];
        localeConfigs?: Record<string, { label?: string }>;
      }
    | undefined;
  const lang = i18n?.defaultLocale ?? 'en';
  const langs = [...new Set([lang, ...(i18n?.locales ?? [])])];
  setKey(migration, 'lang', lang, location);
  if (langs.length > 1) {
    setKey(
      migration,
      'locales',
      langs.map((each) => ({
        lang: each,
        label: i18n?.localeConfigs?.[each]?.label ?? getOwnName(each),
      })),
      location,
    );
    disableLanguageRedirect(migration, location);
    for (const each of langs.slice(1)) reportTranslations(each, migration);
  }
  return { lang, langs };
}

/** Returns the name of a language in this language, such as `日本語` for `ja`. */
function getOwnName(lang: string): string {
  const name = new Intl.DisplayNames(lang, { type: 'language' }).of(lang) ?? lang;
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(lang) + rest.join('');
}

/** Reports the translations of labels. Pages are migrated from other files in the same folder. */
function reportTranslations(lang: string, migration: Migration): void {
  const folder = join(migration.cwd, 'i18n', lang);
  const [first] = globSync(['code.json', 'docusaurus-*/*.json'], { cwd: folder }).toSorted();
  if (first)
    report(
      migration,
      { file: join(folder, first), line: 1, column: 1 },
      `The translations of labels in i18n/${lang}, such as those of the navbar and the sidebars, were not migrated.`,
      'Set `nav` and `sidebar` in `themeConfig.locales`, or add the labels to `i18n.json`.',
    );
}
