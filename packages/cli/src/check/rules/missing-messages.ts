import { localeMessages } from '../../config/locale-messages';
import type { SiteConfig } from '../../model/config';
import type { Finding } from '../../model/rules';

/** How many missing keys a finding lists. */
const LISTED = 3;

/** Returns one finding per language that shows UI strings in English, because it has neither a catalog nor overrides. */
export function auditMessages({
  configFile,
  locales,
}: Pick<SiteConfig, 'configFile' | 'locales'>): Finding[] {
  return locales.flatMap((locale): Finding[] => {
    const { missing } = localeMessages(locale);
    if (missing.length === 0) return [];
    const rest = missing.length - LISTED;
    return [
      {
        rule: 'missing-messages',
        file: configFile,
        message: `No UI strings for "${locale.lang}": ${missing.slice(0, LISTED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''} are shown in English`,
        hint: `Translate them in messages of the locale "${locale.lang}" in themeConfig.locales.`,
      },
    ];
  });
}
