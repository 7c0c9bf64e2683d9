import '#lazy-styles/zoom';

import { ZOOM_SCROLL_THRESHOLD } from '../../model/constants';
import { getClosestMessages } from './closest-messages';

const DURATION = 240;
const EASING = 'cubic-bezier(0.2, 0, 0, 1)';

/**
 * Opens an image in a dialog at the largest size that fits the viewport. Escape, a click, scrolling or navigating back
 * closes the dialog.
 */
export function openZoom(image: HTMLImageElement): void {
  // While this script loads, images can be clicked repeatedly, and the page can change.
  if (!image.isConnected || document.querySelector('.oct-zoom')) return;
  const dialog = document.createElement('dialog');
  dialog.className = 'oct-zoom';
  dialog.setAttribute('aria-label', image.alt || getClosestMessages(image).zoomImage);

  const large = document.createElement('img');
  large.alt = image.alt;
  large.src = image.currentSrc || image.src;
  const { naturalWidth, naturalHeight } = image;
  if (isVectorUrl(large.src) && naturalWidth > 0 && naturalHeight > 0)
    large.style.setProperty('--_ratio', `${naturalWidth / naturalHeight}`);
  const closeButton = document.createElement('button');
  closeButton.type = 'button';
  closeButton.className = 'oct-zoom-close';
  closeButton.setAttribute('aria-label', getClosestMessages(image).closeZoom);
  dialog.append(large);
  if (image.alt) {
    const caption = document.createElement('p');
    caption.className = 'oct-zoom-caption';
    caption.textContent = image.alt;
    // The dialog and the image have the same name.
    caption.ariaHidden = 'true';
    dialog.append(caption);
  }
  dialog.append(closeButton);
  document.body.append(dialog);

  const start = scrollY;
  const onScroll = () => {
    if (Math.abs(scrollY - start) > ZOOM_SCROLL_THRESHOLD) void close();
  };
  let isClosing = false;
  async function close() {
    if (isClosing) return;
    isClosing = true;
    await animate(large, image, 'reverse');
    dialog.close();
  }

  // The image is not on the next page, so there is nothing to animate to.
  const closeNow = () => dialog.close();

  dialog.addEventListener('click', close);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    void close();
  });
  dialog.addEventListener('close', () => {
    removeEventListener('scroll', onScroll);
    removeEventListener('popstate', closeNow);
    image.removeAttribute('data-zoomed');
    dialog.remove();
    image.focus({ preventScroll: true });
  });
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('popstate', closeNow);

  dialog.showModal();
  image.setAttribute('data-zoomed', '');
  loadLargest(image, large);
  void animate(large, image, 'normal');
}

/** Checks whether a URL is an SVG image. Its intrinsic size can be small, but it can be shown at any size. */
function isVectorUrl(url: string): boolean {
  return /^data:image\/svg\+xml[,;]|^(?!data:)[^?#]*\.svg(?:[?#]|$)/i.test(url);
}

/** Loads the largest variant of the image and then shows it in the dialog. */
function loadLargest(image: HTMLImageElement, large: HTMLImageElement): void {
  const source = image.dataset.zoomSrc;
  if (!source && !image.srcset) return;
  const loader = new Image();
  loader.addEventListener('load', () => {
    large.src = loader.currentSrc || loader.src;
  });
  loader.addEventListener('error', () => {
    console.warn(`[octavo] Failed to load the large image: ${source ?? image.srcset}`);
  });
  if (source) {
    loader.src = source;
  } else {
    loader.sizes = '100vw';
    loader.srcset = image.srcset;
  }
}

/** Animates the large image between the position of the original image and its final position. */
async function animate(
  large: HTMLImageElement,
  image: HTMLImageElement,
  direction: 'normal' | 'reverse',
): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const from = image.getBoundingClientRect();
  const to = large.getBoundingClientRect();
  if (to.width === 0 || from.width === 0) return;
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  const transform = `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
  const animation = large.animate([{ transform }, { transform: 'none' }], {
    duration: DURATION,
    easing: EASING,
    direction,
  });
  await animation.finished;
}
