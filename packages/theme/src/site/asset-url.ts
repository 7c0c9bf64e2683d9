import { isExternal, withBase } from './urls';

/** Address of a public file: below the base, unless it names a host, carries its data or is relative. */
export function assetUrl(src: string, base: string): string {
  if (typeof src !== 'string') return '';
  return isExternal(src) || !src.startsWith('/') ? src : withBase(src, base);
}
