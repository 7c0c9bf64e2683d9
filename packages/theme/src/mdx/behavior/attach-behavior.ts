import { ZOOM_ATTACH_DELAY } from '../../model/constants';
import { messagesNear } from './messages-near';
import { revealTarget } from './reveal-target';
import { setFold, toggleFold, toggleWrap } from './toggle-code';

/**
 * Bring static prose to life by one set of listeners on its container: copying, wrapping and folding of
 * code, zooming of images, and opening of what hides the target of a hash.
 *
 * @returns how to take the listeners off again
 */
export function attachBehavior(container: HTMLElement): () => void {
  const attached = new AbortController();
  const { signal } = attached;
  container.addEventListener('click', onClick, { signal });
  container.addEventListener('keydown', onKeyDown, { signal });
  // Scroll events do not bubble.
  container.addEventListener('scroll', onInnerScroll, { signal, capture: true, passive: true });
  addEventListener('resize', () => markScrollers(container), { signal, passive: true });
  addEventListener('hashchange', revealHash, { signal });
  addEventListener('popstate', revealHash, { signal });
  // Ahead of the router, which scrolls to the target: it has to have a place by then.
  document.addEventListener('click', onLink, { signal, capture: true });

  revealHash();
  markScrollers(container);
  const timer = setTimeout(() => markZoomableImages(container), ZOOM_ATTACH_DELAY);
  return () => {
    attached.abort();
    clearTimeout(timer);
  };
}

/** What scrolls has to be in the keyboard's reach. Code blocks are, from the start. */
function markScrollers(container: Element): void {
  for (const scroller of container.querySelectorAll<HTMLElement>('table, .oct-file-tree')) {
    if (scroller.scrollWidth > scroller.clientWidth) scroller.tabIndex = 0;
  }
}

function onClick(event: MouseEvent): void {
  const target = event.target as Element;
  const button = target.closest('.oct-copy, .oct-wrap, .oct-fold');
  if (button?.matches('.oct-copy')) copy(button);
  else if (button?.matches('.oct-wrap')) toggleWrap(button);
  else if (button) toggleFold(button);
  else if (isPlain(event)) zoom(zoomableImage(target));
}

function onLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.hash || !isPlain(event)) return;
  if (link.pathname === location.pathname && link.host === location.host) revealTarget(link.hash);
}

function revealHash(): void {
  revealTarget(location.hash);
}

function onKeyDown(event: KeyboardEvent): void {
  const image = zoomableImage(event.target);
  if (!image || (event.key !== 'Enter' && event.key !== ' ')) return;
  event.preventDefault();
  zoom(image);
}

/** Find-in-page scrolls folded code to what it found, where the fold still hides the rest. */
function onInnerScroll(event: Event): void {
  const block = (event.target as Element).closest?.('.oct-code[data-fold]:not([data-unfolded])');
  if (block && (event.target as Element).scrollTop > 0) setFold(block, true);
}

function copy(button: Element): void {
  import('./copy-code').then(
    ({ copyCode }) => copyCode(button),
    (error: unknown) => console.warn('[octavo] Copying code is not available.', error),
  );
}

function zoom(image: HTMLImageElement | undefined): void {
  if (!image) return;
  import('./zoom').then(
    ({ openZoom }) => openZoom(image),
    (error: unknown) => console.warn('[octavo] Zooming images is not available.', error),
  );
}

/** The image that an event is about, if it can be zoomed. */
function zoomableImage(target: EventTarget | null): HTMLImageElement | undefined {
  if (!(target instanceof HTMLImageElement)) return undefined;
  return target.closest('a, button, [data-no-zoom], .oct-no-zoom') ? undefined : target;
}

/** Let the keyboard reach the images of a container. Those without a text are decoration. */
function markZoomableImages(container: Element): void {
  for (const image of container.querySelectorAll('img')) {
    if (image.alt === '' || image.tabIndex >= 0 || !zoomableImage(image)) continue;
    image.tabIndex = 0;
    image.setAttribute('role', 'button');
    image.setAttribute('aria-label', `${messagesNear(image).zoomImage}: ${image.alt}`);
  }
}

function isPlain(event: MouseEvent): boolean {
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0);
}
