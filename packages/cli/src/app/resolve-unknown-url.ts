import {
  type LangOptions,
  pageKey,
  splitHref,
  toHref,
  toRoutePath,
  withoutBase,
} from '@octavo/theme/urls';

import type { PageView } from '../model/payload';
import type { PageViews } from './page-views';

/** The part of a location that identifies a page. */
type PageLocation = Pick<Location, 'pathname' | 'search' | 'hash'>;

/**
 * Finds the page of a URL that the host has no file for: a route with the prefix of the default language, or one that
 * differs in letter case, a trailing slash or the extension.
 *
 * @returns The URL of the page, or `undefined` if there is none.
 */
export async function resolveUnknownUrl(
  location: PageLocation,
  { site }: PageView,
  views: PageViews,
): Promise<string | undefined> {
  const { base, cleanUrls, defaultLang } = site;
  const route = toRoutePath(withoutBase(location.pathname, base) ?? '/');
  const target = withoutDefaultLang(route, {
    defaultLang,
    langs: site.locales.map(({ lang }) => lang),
  });
  try {
    const { payload } = await views.get(target);
    if (payload.page.pageType === '404')
      return target === route
        ? undefined
        : toHref(target, { base, cleanUrls }) + location.search + location.hash;
    const href = toHref(payload.page.routePath, { base, cleanUrls });
    return splitHref(href).path === location.pathname
      ? undefined
      : href + location.search + location.hash;
  } catch {
    return undefined;
  }
}

/** Removes the default language if it is the first segment. */
function withoutDefaultLang(route: string, { defaultLang }: LangOptions): string {
  const first = route.split('/', 2)[1] ?? '';
  return pageKey(first) === pageKey(defaultLang) ? route.slice(first.length + 1) || '/' : route;
}
