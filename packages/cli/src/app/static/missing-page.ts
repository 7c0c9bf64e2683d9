import type { PageData } from '@octavo/theme';
import { toHref, toRoutePath, withoutBase } from '@octavo/theme/urls';

import { createNotFoundRouteResolver } from '../page-views';
import { resolveUnknownUrl } from '../resolve-unknown-url';

export interface MissingPageOptions {
  base: string;
  cleanUrls: boolean;
  defaultLang: string;
  defaultVersion: string;
}

/**
 * Returns the URL of the page to show instead of a 404 page: of the same page, if the URL differs from it in letter
 * case, a trailing slash, or the prefix of the default language, or of the 404 page in the right language.
 *
 * @param url URL path for which the host served a 404 page
 * @param page data of this 404 page
 * @returns `undefined` if it is the right 404 page
 */
export async function resolveMissingPage(
  url: string,
  page: PageData,
  { base, cleanUrls, defaultLang, defaultVersion }: MissingPageOptions,
): Promise<string | undefined> {
  const langs = Object.keys(page.alternates);
  const notFoundRoute = createNotFoundRouteResolver({
    defaultLang,
    defaultVersion,
    langs,
    versions: Object.keys(page.versionAlternates ?? {}),
  });
  const { pathname } = new URL(url, window.location.href);
  const location = { pathname, search: '', hash: '' };
  const target = await resolveUnknownUrl(location, { base, cleanUrls, defaultLang, langs });
  if (target !== undefined) return target;
  const route = notFoundRoute(toRoutePath(withoutBase(pathname, base) ?? '/'));
  if (route === page.routePath) return undefined;
  // The file has this name on every host.
  return toHref(route, { base, cleanUrls: false });
}
