import type { SiteData } from '../model/types';
import { isExternal, withBase } from './urls';

type AssetSite = Pick<SiteData, 'base' | 'assetHost'>;

/**
 * Address of a public file: on the asset host where the site has one, else below the base, unless it names a host
 * itself, carries its data or is relative.
 */
export function assetUrl(src: string, site: AssetSite): string {
  if (isExternal(src) || !src.startsWith('/')) return src;
  return site.assetHost ? hostOf(site) + src : withBase(src, site.base);
}

/** Take the site's own copy of an image that the asset host does not give. Whether there was one to take. */
export function takeOwnCopy(image: HTMLImageElement, site: AssetSite): boolean {
  const src = image.getAttribute('src') ?? '';
  const host = hostOf(site);
  if (!host || !src.startsWith(`${host}/`)) return false;
  image.src = withBase(src.slice(host.length), site.base);
  return true;
}

function hostOf({ assetHost }: AssetSite): string {
  return assetHost?.replace(/\/+$/, '') ?? '';
}
