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

/** The part of a location that names a page. */
type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/**
 * Where an address that the host knows no file for leads after all: without the default language's prefix, or in the
 * page's own spelling when only letter case or an ending differ. `undefined` where there is no such page.
 */
export async function resolveUnknownAddress(
  address: Address,
  { site }: PageView,
  views: PageViews,
): Promise<string | undefined> {
  const { base, cleanUrls, defaultLang } = site;
  const route = toRoutePath(withoutBase(address.pathname, base) ?? '/');
  const target = withoutDefaultLang(route, {
    defaultLang,
    langs: site.locales.map(({ lang }) => lang),
  });
  try {
    const { payload } = await views.get(target);
    if (payload.page.pageType === '404')
      return target === route
        ? undefined
        : toHref(target, { base, cleanUrls }) + address.search + address.hash;
    const href = toHref(payload.page.routePath, { base, cleanUrls });
    return splitHref(href).path === address.pathname
      ? undefined
      : href + address.search + address.hash;
  } catch {
    return undefined;
  }
}

/** Take off the default language where it stands as the first segment. */
function withoutDefaultLang(route: string, { defaultLang }: LangOptions): string {
  const first = route.split('/', 2)[1] ?? '';
  return pageKey(first) === pageKey(defaultLang) ? route.slice(first.length + 1) || '/' : route;
}
