import { createHeadScript } from '@octavo/theme/head-script';

import { getLangOptions } from '../../content/scan/route-of';
import { serializeForScript } from '../../files/escape';
import type { SiteConfig } from '../../model/config';
import { EARLY_CLICK } from '../../model/payload';
import { getPageColors } from '../../palette/derive-palette';

/** Maximum time to hide a 404 page in the wrong language, in milliseconds. */
const MAX_WAIT = 3000;

/** Returns the inline script for the document head. */
export function getHeadScript(config: SiteConfig): string {
  const { defaultLang, langs, versions } = getLangOptions(config);
  return createHeadScript({
    base: config.base,
    announcement: config.locales.some(({ theme }) => theme.announcement !== undefined),
    darkMode: config.theme.darkMode,
    ...(config.theme.accent ? { colors: getPageColors(config.theme.accent) } : {}),
    redirect: {
      mode: config.theme.localeRedirect,
      defaultLang,
      langs,
      versions,
    },
  });
}

/**
 * Inline script that records the last button clicked before hydration, so that the app can replay the click. A click
 * anywhere else resets the record.
 */
export const earlyClickScript = `addEventListener('click',window.${EARLY_CLICK}=function f(e){f.button=e.target.closest&&e.target.closest('button')},true)`;

/**
 * Returns the inline script for 404 pages. Many hosts serve one 404 page, in the default language, for all URLs. If the
 * URL belongs to another language, the script hides the page before the first paint until the app renders the right
 * one.
 */
export function getNotFoundScript({
  base,
  lang,
  locales,
  multiVersion,
}: Pick<SiteConfig, 'base' | 'lang' | 'locales' | 'multiVersion'>): string {
  const options = { base, lang, langs: locales.map((locale) => locale.lang), ...multiVersion };
  return `(function(o){var r=document.documentElement,p=location.pathname.slice(o.base.length).split('/'),
n=p[o.versions.indexOf(p[0])<0?0:1];
if((o.langs.indexOf(n)<0?o.lang:n)===r.lang)return;
r.dataset.pending='';setTimeout(function(){delete r.dataset.pending},${MAX_WAIT})})(${serializeForScript(options)})`;
}
