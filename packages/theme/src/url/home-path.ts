import type { PageData, SiteData } from '../model/types';
import { joinRoute, type LangOptions, splitRoute } from './urls';

/** Returns the language and version options for the functions in `urls.ts`. */
export function getLangOptions(site: SiteData): LangOptions {
  return {
    defaultLang: site.defaultLang,
    langs: site.locales.map(({ lang }) => lang),
    defaultVersion: site.multiVersion.default,
    versions: site.multiVersion.versions,
  };
}

/**
 * Returns the route path of the home page for a language and version.
 *
 * @example
 * homePath(site, { lang: 'zh', version: '' }); // '/zh/'
 */
export function homePath(
  site: SiteData,
  { lang, version }: { lang: string; version: string },
): string {
  const home = { lang, version: version || site.multiVersion.default, rest: '/' };
  return joinRoute(home, getLangOptions(site));
}

/** Checks whether a route path is the home page for any language or version. */
export function isHomePath(site: SiteData, routePath: string): boolean {
  return splitRoute(routePath, getLangOptions(site)).rest === '/';
}

/**
 * Returns the route path of a page in a different version. For a 404 page, returns the home page for that version.
 *
 * @example
 * versionPath(site, page, 'v1'); // '/v1/guide/'
 */
export function versionPath(site: SiteData, page: PageData, version: string): string {
  const alternate = page.versionAlternates?.[version];
  if (alternate !== undefined) return alternate;
  if (page.pageType === '404') return homePath(site, { lang: page.lang, version });
  const route = splitRoute(page.routePath, getLangOptions(site));
  return joinRoute({ ...route, version }, getLangOptions(site));
}

/**
 * Returns the route path of a page in a different language. For a 404 page, returns the home page for that language.
 *
 * @example
 * languagePath(site, page, 'zh'); // '/zh/guide/'
 */
export function languagePath(site: SiteData, page: PageData, lang: string): string {
  const alternate = page.pageType === '404' ? undefined : page.alternates[lang];
  return alternate ?? homePath(site, { lang, version: page.version });
}
