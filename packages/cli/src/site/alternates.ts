import {
  joinRoute,
  type LangOptions,
  pageKey,
  type SplitRoute,
  splitRoute,
} from '@octavo/theme/urls';

type RouteOf = (key: string) => string | undefined;

/**
 * Where each language of the site continues a page: its translation, else the nearest page above it that exists
 * there, else the language's home.
 */
export function alternatesOf(
  routePath: string,
  options: LangOptions,
  routeOf: RouteOf,
): Record<string, string> {
  const route = splitRoute(routePath, options);
  return Object.fromEntries(
    options.langs.map((lang) => [lang, nearestRoute({ ...route, lang }, options, routeOf)]),
  );
}

/** The same for each version; `undefined` on sites of one version. */
export function versionAlternatesOf(
  routePath: string,
  options: LangOptions,
  routeOf: RouteOf,
): Record<string, string> | undefined {
  const { versions = [] } = options;
  if (versions.length < 2) return undefined;
  const route = splitRoute(routePath, options);
  return Object.fromEntries(
    versions.map((version) => [version, nearestRoute({ ...route, version }, options, routeOf)]),
  );
}

function nearestRoute(route: SplitRoute, options: LangOptions, routeOf: RouteOf): string {
  const segments = route.rest.split('/').filter(Boolean);
  for (let depth = segments.length; depth >= 0; depth--) {
    const rest = `/${segments.slice(0, depth).join('/')}`;
    const known = routeOf(pageKey(joinRoute({ ...route, rest }, options)));
    if (known !== undefined) return known;
  }
  return joinRoute({ ...route, rest: '/' }, options);
}
