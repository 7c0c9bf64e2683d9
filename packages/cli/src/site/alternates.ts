import { joinRoute, type LangOptions, pageKey, splitRoute } from '@octavo/theme/urls';

/**
 * Where each language of the site continues a page: its translation, else the nearest page above it that exists
 * there, else the language's home.
 */
export function alternatesOf(
  routePath: string,
  options: LangOptions,
  routeOf: (key: string) => string | undefined,
): Record<string, string> {
  const parts = splitRoute(routePath, options);
  return Object.fromEntries(
    options.langs.map((lang) => {
      const segments = parts.rest.split('/').filter(Boolean);
      for (let depth = segments.length; depth >= 0; depth--) {
        const rest = `/${segments.slice(0, depth).join('/')}`;
        const route = routeOf(pageKey(joinRoute({ ...parts, lang, rest }, options)));
        if (route !== undefined) return [lang, route];
      }
      return [lang, joinRoute({ ...parts, lang, rest: '/' }, options)];
    }),
  );
}
