import { toRoutePath, withoutBase } from '@octavo/theme/urls';

/** Link of this site for the address of a page that a crawler saw: its route path with the hash. */
export function routeOfUrl(url: string, base: string): string {
  const { pathname, hash } = new URL(url, 'https://site.invalid');
  return toRoutePath(withoutBase(pathname, base) ?? pathname) + hash;
}
