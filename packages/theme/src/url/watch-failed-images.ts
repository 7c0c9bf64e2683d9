import type { SiteData } from '../model/types';
import { loadFallbackImage } from './asset-url';

/**
 * Falls back to the site origin for images that fail to load from the asset host.
 *
 * @returns a function that stops watching
 */
export function watchFailedImages(site: Pick<SiteData, 'base' | 'assetHost'>): () => void {
  // `error` events on images do not bubble. Handle them in the capture phase, before components can render a fallback.
  const onError = (event: Event): void => {
    if (event.target instanceof HTMLImageElement && loadFallbackImage(event.target, site)) {
      event.stopPropagation();
    }
  };
  document.addEventListener('error', onError, true);
  // Retry images that failed to load before the listener was added.
  for (const image of document.images) {
    if (image.complete && !image.naturalWidth) loadFallbackImage(image, site);
  }
  return () => document.removeEventListener('error', onError, true);
}
