import { localeMessages } from '../../config/locale-messages';
import type { SiteConfig } from '../../model/config';
import type { Finding } from '../../model/rules';

/** Maximum number of missing keys in a message. */
const MAX_LISTED_KEYS = 3;

/** Reports languages that show UI strings in English, because they have neither a catalog nor overrides. */
export function auditMessages({
  configFile,
  locales,
}: Pick<SiteConfig, 'configFile' | 'locales'>): Finding[] {
  return locales.flatMap((locale): Finding[] => {
    const { missing } = localeMessages(locale);
    if (missing.length === 0) return [];
    const rest = missing.length - MAX_LISTED_KEYS;
    return [
      {
        rule: 'missing-messages',
        file: configFile,
        message: `Missing UI strings for "${locale.lang}": ${missing.slice(0, MAX_LISTED_KEYS).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}. They are shown in English.`,
        hint: `Add them to "messages" of the locale "${locale.lang}" in themeConfig.locales.`,
      },
    ];
  });
}
