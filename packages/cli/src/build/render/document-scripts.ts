import { createHeadScript } from '@octavo/theme/head-script';

import { langOptions } from '../../content/scan/route-of';
import { serializeForScript } from '../../files/escape';
import type { SiteConfig } from '../../model/config';
import { EARLY_CLICK } from '../../model/payload';

/** Maximum time to hide a page in the wrong language, in milliseconds. */
const MAX_WAIT = 3000;

/** Returns the inline script of every document of a site. */
export function headScript(config: SiteConfig): string {
  const { defaultLang, langs, versions } = langOptions(config);
  return createHeadScript({
    base: config.base,
    announcement: config.locales.some(({ theme }) => theme.announcement !== undefined),
    darkMode: config.theme.darkMode,
    redirect: {
      mode: config.theme.localeRedirect,
      defaultLang,
      langs,
      versions,
    },
  });
}

/**
 * Records the last button that a reader clicked before hydration, so that the application can repeat the click. A click
 * anywhere else clears it.
 */
export const earlyClickScript = `addEventListener('click',window.${EARLY_CLICK}=function f(e){f.button=e.target.closest&&e.target.closest('button')},true)`;

/**
 * Returns the inline script of a 404 page. Many hosts serve one 404 page for all URLs, in the default language. The script
 * hides it before the first paint if the URL has another language, until the application shows that language's page.
 */
export function notFoundScript({
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
