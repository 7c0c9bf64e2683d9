import {
  type LangOptions,
  pageKey,
  splitHref,
  toHref,
  toRoutePath,
  type UrlOptions,
  withoutBase,
} from '@octavo/theme/urls';

import type { PageViews } from './page-views';

/** The URL parts that are needed to find and link a page. */
type PageLocation = Pick<Location, 'pathname' | 'search' | 'hash'>;

/**
 * Resolves a URL that the host could not match: a route with the default language prefix, or one that differs in letter
 * case, trailing slash or file extension.
 *
 * @returns the page URL, or `undefined` if no page matches.
 */
export async function resolveUnknownUrl(
  location: PageLocation,
  { base, cleanUrls, defaultLang, langs }: UrlOptions & LangOptions,
  views: PageViews,
): Promise<string | undefined> {
  const route = toRoutePath(withoutBase(location.pathname, base) ?? '/');
  const target = withoutDefaultLang(route, { defaultLang, langs });
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

/** Removes the default language prefix from a route. */
function withoutDefaultLang(route: string, { defaultLang }: LangOptions): string {
  const first = route.split('/', 2)[1] ?? '';
  return pageKey(first) === pageKey(defaultLang) ? route.slice(first.length + 1) || '/' : route;
}
