import type { PageData, SiteData } from '../model/types';
import { joinRoute, type LangOptions, splitRoute } from './urls';

/** How this site writes languages and versions into its paths. */
export function langOptions(site: SiteData): LangOptions {
  return {
    defaultLang: site.defaultLang,
    langs: site.locales.map(({ lang }) => lang),
    defaultVersion: site.multiVersion.default,
    versions: site.multiVersion.versions,
  };
}

/** Home of a language and version, for example `/zh/`. */
export function homePath(
  site: SiteData,
  { lang, version }: { lang: string; version: string },
): string {
  const home = { lang, version: version || site.multiVersion.default, rest: '/' };
  return joinRoute(home, langOptions(site));
}

/** Whether a route path is the home of any language or version. */
export function isHomePath(site: SiteData, routePath: string): boolean {
  return splitRoute(routePath, langOptions(site)).rest === '/';
}

/** The page in another version; the home of that version where the page is unknown. */
export function versionPath(site: SiteData, page: PageData, version: string): string {
  const known = page.versionAlternates?.[version];
  if (known !== undefined) return known;
  if (page.pageType === '404') return homePath(site, { lang: page.lang, version });
  const route = splitRoute(page.routePath, langOptions(site));
  return joinRoute({ ...route, version }, langOptions(site));
}

/** The page in another language; from a page that does not exist, that language's home. */
export function languagePath(site: SiteData, page: PageData, lang: string): string {
  const known = page.pageType === '404' ? undefined : page.alternates[lang];
  return known ?? homePath(site, { lang, version: page.version });
}
