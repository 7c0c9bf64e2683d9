import { jsonForScript } from '../../files/escape';
import type { SiteConfig } from '../../model/config';

/** Longest time that a page in the wrong language is kept out of sight, in milliseconds. */
const MAX_WAIT = 3000;

/**
 * Hosts that know one 404 page for everything answer with that of the default language. This hides it before the first
 * paint where the address names another language; the application then shows that language's page.
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
r.dataset.pending='';setTimeout(function(){delete r.dataset.pending},${MAX_WAIT})})(${jsonForScript(options)})`;
}
