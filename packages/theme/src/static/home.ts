import { moveStars } from '../hero/stars';
import { loadFallbackImage } from '../url/asset-url';

/**
 * Handles the parts of a home page that are not static: images that fail to load, and the stars behind the hero.
 *
 * @returns a function that removes the listeners
 */
export function attachHome(site: Parameters<typeof loadFallbackImage>[1]): () => void {
  const stars = document.querySelector('.oct-hero-stars');
  const stop = stars ? moveStars(stars) : undefined;
  const images = document.querySelectorAll<HTMLImageElement>(
    '.oct-background > img, img.oct-tool-logo',
  );
  for (const image of images) {
    image.onerror = () => replaceImage(image);
    // The image may have failed before the script ran.
    const isBroken = image.complete && image.naturalWidth === 0 && image.src !== '';
    if (isBroken && !loadFallbackImage(image, site)) replaceImage(image);
  }
  return () => stop?.();
}

/** Replaces an image by what the component renders instead: the first letter of the tool, or no image. */
function replaceImage(image: HTMLImageElement): void {
  const name = image.parentElement?.querySelector('.oct-tool-name')?.textContent;
  if (!name) {
    image.remove();
    return;
  }
  const letter = document.createElement('span');
  letter.className = image.className;
  letter.setAttribute('aria-hidden', 'true');
  letter.textContent = [...name][0]!;
  image.replaceWith(letter);
}
