import { useEffect } from 'react';

import type { SiteData } from '../model/types';
import { takeOwnCopy } from '../url/asset-url';

/** Look after images of the asset host: what it does not give is taken from the site itself. */
export function useAssetHost(site: SiteData): void {
  useEffect(() => {
    if (!site.assetHost) return;
    // Errors of images do not bubble; caught on their way down, nobody below hears of what has another copy.
    const onError = (event: Event): void => {
      if (event.target instanceof HTMLImageElement && takeOwnCopy(event.target, site)) {
        event.stopPropagation();
      }
    };
    document.addEventListener('error', onError, true);
    // Some may have failed before anybody listened.
    for (const image of document.images) {
      if (image.complete && !image.naturalWidth) takeOwnCopy(image, site);
    }
    return () => document.removeEventListener('error', onError, true);
  }, [site]);
}
