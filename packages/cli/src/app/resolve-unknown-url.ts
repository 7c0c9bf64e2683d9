import {
  type LangOptions,
  pageKey,
  splitHref,
  toHref,
  toRoutePath,
  type UrlOptions,
  withBase,
  withoutBase,
} from '@octavo/theme/urls';

import { ROUTES_FILE } from '../model/payload';
import { fetchFile, readJson } from './load-data';

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
): Promise<string | undefined> {
  const route = toRoutePath(withoutBase(location.pathname, base) ?? '/');
  const target = withoutDefaultLang(route, { defaultLang, langs });
  const found = await findRoute(target, base);
  if (found === undefined && target === route) return undefined;
  const href = toHref(found ?? target, { base, cleanUrls });
  return splitHref(href).path === location.pathname
    ? undefined
    : href + location.search + location.hash;
}

/** Returns the route of the page or redirect that a URL means, or `undefined` if there is none. */
async function findRoute(target: string, base: string): Promise<string | undefined> {
  const url = withBase(ROUTES_FILE, base);
  try {
    const routes = (await readJson(await fetchFile(url), url)) as string[];
    const key = pageKey(target);
    return routes.find((routePath) => pageKey(routePath) === key);
  } catch {
    return undefined;
  }
}

/** Removes the default language prefix from a route. */
function withoutDefaultLang(route: string, { defaultLang }: LangOptions): string {
  const first = route.split('/', 2)[1] ?? '';
  return pageKey(first) === pageKey(defaultLang) ? route.slice(first.length + 1) || '/' : route;
}
