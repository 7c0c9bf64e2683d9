import { useEffect } from 'react';

import type { SiteData } from '../model/types';
import { watchFailedImages } from '../url/watch-failed-images';

/** Falls back to the site origin for images that fail to load from the asset host. */
export function useAssetFallback(site: SiteData): void {
  useEffect(() => (site.assetHost ? watchFailedImages(site) : undefined), [site]);
}
