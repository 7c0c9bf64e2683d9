import type { SourceLocation, StaticValue } from '@octavo/cli/internal';

import { disableLanguageRedirect, type Migration, setKey } from '../migration';
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
    const names = new Intl.DisplayNames(lang, { type: 'language' });
    setKey(
      migration,
      'locales',
      langs.map((each) => ({
        lang: each,
        label: i18n?.localeConfigs?.[each]?.label ?? names.of(each) ?? each,
      })),
      location,
    );
    disableLanguageRedirect(migration, location);
  }
  return { lang, langs };
}
