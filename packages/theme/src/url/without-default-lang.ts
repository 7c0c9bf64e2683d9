import { encodePath, type LangOptions, toRoutePath, withBase, withoutBase } from './urls';

/**
 * The address of a page without the default language in front of it; `undefined` where there is
 * none. Only the place where a language may stand counts: `/guide/en/` is some page of the guide.
 */
export function withoutDefaultLang(
  pathname: string,
  base: string,
  { defaultLang, versions = [] }: LangOptions,
): string | undefined {
  const path = withoutBase(pathname, base);
  if (path === undefined) return undefined;
  const segments = toRoutePath(path).split('/');
  const at = versions.includes(segments[1] ?? '') ? 2 : 1;
  if (defaultLang === '' || segments[at] !== defaultLang) return undefined;
  segments.splice(at, 1);
  return withBase(encodePath(segments.join('/') || '/'), base);
}
