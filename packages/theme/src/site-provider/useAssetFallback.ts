import { useEffect } from 'react';

import type { SiteData } from '../model/types';
import { loadFallbackImage } from '../url/asset-url';

/** Loads images from the site if they fail to load from the asset host. */
export function useAssetFallback(site: SiteData): void {
  useEffect(() => {
    if (!site.assetHost) return;
    // Image errors do not bubble. Stop them in the capture phase, so that components do not render a fallback too early.
    const onError = (event: Event): void => {
      if (event.target instanceof HTMLImageElement && loadFallbackImage(event.target, site)) {
        event.stopPropagation();
      }
    };
    document.addEventListener('error', onError, true);
    // Images may have failed before the listener was added.
    for (const image of document.images) {
      if (image.complete && !image.naturalWidth) loadFallbackImage(image, site);
    }
    return () => document.removeEventListener('error', onError, true);
  }, [site]);
}
