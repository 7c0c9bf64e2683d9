import { ZOOM_SCROLL_THRESHOLD } from '../../model/constants';
import { messagesNear } from './messages-near';

const DURATION = 240;
const EASING = 'cubic-bezier(0.2, 0, 0, 1)';

/** Show an image as large as the window allows. Escape, a click or scrolling away closes it. */
export function openZoom(image: HTMLImageElement): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'oct-zoom';
  dialog.setAttribute('aria-label', image.alt || messagesNear(image).zoomImage);

  const large = document.createElement('img');
  large.alt = image.alt;
  large.src = image.currentSrc || image.src;
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'oct-zoom-close';
  close.setAttribute('aria-label', messagesNear(image).closeZoom);
  dialog.append(large, close);
  document.body.append(dialog);

  const start = scrollY;
  const onScroll = () => {
    if (Math.abs(scrollY - start) > ZOOM_SCROLL_THRESHOLD) void leave();
  };
  let isLeaving = false;
  async function leave() {
    if (isLeaving) return;
    isLeaving = true;
    removeEventListener('scroll', onScroll);
    await move(large, image, 'reverse');
    dialog.close();
  }

  dialog.addEventListener('click', leave);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    void leave();
  });
  dialog.addEventListener('close', () => {
    image.removeAttribute('data-zoomed');
    dialog.remove();
    image.focus({ preventScroll: true });
  });
  addEventListener('scroll', onScroll, { passive: true });

  dialog.showModal();
  image.setAttribute('data-zoomed', '');
  loadLargest(image, large);
  void move(large, image, 'normal');
}

/** Take the largest variant once it is there; the image that shows already is the fallback. */
function loadLargest(image: HTMLImageElement, large: HTMLImageElement): void {
  const source = image.dataset.zoomSrc;
  if (!source && !image.srcset) return;
  const loader = new Image();
  loader.addEventListener('load', () => {
    large.src = loader.currentSrc || loader.src;
  });
  loader.addEventListener('error', () => {
    console.warn(`[octavo] The large image could not be loaded: ${source ?? image.srcset}`);
  });
  if (source) {
    loader.src = source;
  } else {
    loader.sizes = '100vw';
    loader.srcset = image.srcset;
  }
}

/** Move the large image out of the place of the normal one, or back into it. */
async function move(
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
