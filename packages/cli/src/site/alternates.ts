import {
  joinRoute,
  type LangOptions,
  type ParsedRoute,
  pageKey,
  splitRoute,
} from '@octavo/theme/urls';

type RouteOf = (key: string) => string | undefined;

/**
 * Returns the route path to link to for each language: the translated page, the nearest existing parent page, or the
 * language's home page.
 */
export function findAlternates(
  routePath: string,
  options: LangOptions,
  routeOf: RouteOf,
): Record<string, string> {
  const route = splitRoute(routePath, options);
  return Object.fromEntries(
    options.langs.map((lang) => [lang, findNearestRoute({ ...route, lang }, options, routeOf)]),
  );
}

/** Returns the route path to link to for each version. Returns `undefined` for sites with fewer than two versions. */
export function findVersionAlternates(
  routePath: string,
  options: LangOptions,
  routeOf: RouteOf,
): Record<string, string> | undefined {
  const { versions = [] } = options;
  if (versions.length < 2) return undefined;
  const route = splitRoute(routePath, options);
  return Object.fromEntries(
    versions.map((version) => [version, findNearestRoute({ ...route, version }, options, routeOf)]),
  );
}

function findNearestRoute(route: ParsedRoute, options: LangOptions, routeOf: RouteOf): string {
  const segments = route.rest.split('/').filter(Boolean);
  for (let depth = segments.length; depth >= 0; depth--) {
    const rest = `/${segments.slice(0, depth).join('/')}`;
    const existing = routeOf(pageKey(joinRoute({ ...route, rest }, options)));
    if (existing !== undefined) return existing;
  }
  return joinRoute({ ...route, rest: '/' }, options);
}
