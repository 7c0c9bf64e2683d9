import type { SiteData } from '../model/types';
import { isExternal, withBase } from './urls';

type AssetSite = Pick<SiteData, 'base' | 'assetHost'>;

/**
 * Returns the URL for a public file: on the asset host if configured, otherwise under the base. Returns external, data
 * and relative URLs unchanged.
 */
export function assetUrl(src: string, site: AssetSite): string {
  if (isExternal(src) || !src.startsWith('/')) return src;
  return site.assetHost ? hostOf(site) + src : withBase(src, site.base);
}

/**
 * Reloads an image from the site after it failed to load from the asset host. Returns `false` if the image has a
 * different origin.
 */
export function loadFallbackImage(image: HTMLImageElement, site: AssetSite): boolean {
  const src = image.getAttribute('src') ?? '';
  const host = hostOf(site);
  if (!host || !src.startsWith(`${host}/`)) return false;
  image.src = withBase(src.slice(host.length), site.base);
  return true;
}

function hostOf({ assetHost }: AssetSite): string {
  return assetHost?.replace(/\/+$/, '') ?? '';
}
