import { encodePath, type LangOptions, toRoutePath, withBase, withoutBase } from './urls';

/**
 * Removes the default language prefix from a URL path. Returns `undefined` if the path does not start with the prefix.
 * Does not affect other segments: `/guide/en/` remains unchanged.
 */
export function withoutDefaultLang(
  pathname: string,
  base: string,
  { defaultLang, versions = [] }: LangOptions,
): string | undefined {
  const path = withoutBase(pathname, base);
  if (path === undefined) return undefined;
  const segments = toRoutePath(path).split('/');
  const index = versions.includes(segments[1] ?? '') ? 2 : 1;
  if (defaultLang === '' || segments[index] !== defaultLang) return undefined;
  segments.splice(index, 1);
  return withBase(encodePath(segments.join('/') || '/'), base);
}
