import { createHeadScript } from '@octavo/theme/head-script';

import type { SiteConfig } from '../../model/config';

/** The inline script of every document of a site. */
export function headScript(config: SiteConfig): string {
  return createHeadScript({
    base: config.base,
    announcement: config.locales.some(({ theme }) => theme.announcement !== undefined),
    darkMode: config.theme.darkMode ?? true,
    redirect: {
      mode: config.theme.localeRedirect ?? 'auto',
      defaultLang: config.lang,
      langs: config.locales.map(({ lang }) => lang),
      versions: config.multiVersion.versions,
    },
  });
}
