import { getLocaleMessages } from '../../config/locale-messages';
import type { SiteConfig } from '../../model/config';
import { listNames } from '../../model/list-names';
import type { Finding } from '../../model/rules';

/** Maximum number of missing keys to list in a message. */
const MAX_LISTED_KEYS = 3;

/** Reports languages in which some UI strings have neither a translation nor an override and fall back to English. */
export function auditMissingMessages({
  configFile,
  locales,
}: Pick<SiteConfig, 'configFile' | 'locales'>): Finding[] {
  return locales.flatMap((locale): Finding[] => {
    const { missing } = getLocaleMessages(locale);
    if (missing.length === 0) return [];
    return [
      {
        rule: 'missing-messages',
        file: configFile,
        message: `Missing UI strings for "${locale.lang}": ${listNames(missing, MAX_LISTED_KEYS)}. The English defaults are used instead.`,
        hint: `Add them to "messages" in the themeConfig.locales entry for "${locale.lang}".`,
      },
    ];
  });
}
