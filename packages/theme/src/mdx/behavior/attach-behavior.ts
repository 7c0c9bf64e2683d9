import { ZOOM_ATTACH_DELAY } from '../../model/constants';
import { getClosestMessages } from './closest-messages';
import { observeOverflow, updateFade } from './observe-overflow';
import { revealHash, revealTarget } from './reveal-target';
import { setExpanded, toggleExpanded, toggleWrap } from './toggle-code';

/**
 * Attaches event listeners to a container of static prose. They handle the copy, wrap and fold buttons of code blocks,
 * image zoom, and hash links to hidden elements.
 *
 * @param messages resolves once the UI strings of the container are set. Images get their labels afterwards.
 * @returns a cleanup function that removes the listeners
 */
export function attachBehavior(container: HTMLElement, messages?: Promise<unknown>): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  container.addEventListener('click', onClick, { signal });
  container.addEventListener('keydown', onKeyDown, { signal });
  // Scroll events do not bubble, so listen in the capture phase.
  container.addEventListener('scroll', onScroll, { signal, capture: true, passive: true });
  addEventListener('hashchange', revealHash, { signal });
  addEventListener('popstate', revealHash, { signal });
  // Use the capture phase, because the target must be visible before the router scrolls to it.
  document.addEventListener('click', onLinkClick, { signal, capture: true });

  revealHash();
  const unobserve = observeOverflow(container);
  const labelImages = (): void => {
    if (!signal.aborted) makeImagesFocusable(container);
  };
  const timer = setTimeout(() => {
    if (messages) messages.then(labelImages, () => undefined);
    else labelImages();
  }, ZOOM_ATTACH_DELAY);
  return () => {
    controller.abort();
    unobserve();
    clearTimeout(timer);
  };
}

function onClick(event: MouseEvent): void {
  const target = event.target as Element;
  const button = target.closest('.oct-copy, .oct-wrap, .oct-fold');
  if (button?.matches('.oct-copy')) copy(button);
  else if (button?.matches('.oct-wrap')) toggleWrap(button);
  else if (button) toggleExpanded(button);
  else if (isUnmodifiedClick(event)) zoom(zoomableImage(target));
}

function onLinkClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.hash || !isUnmodifiedClick(event)) return;
  if (link.pathname === location.pathname && link.host === location.host) revealTarget(link.hash);
}

function onKeyDown(event: KeyboardEvent): void {
  const image = zoomableImage(event.target);
  if (!image || (event.key !== 'Enter' && event.key !== ' ')) return;
  event.preventDefault();
  zoom(image);
}

/** Updates the fade of a table, and expands folded code when find-in-page scrolls to a match inside it. */
function onScroll({ target }: Event): void {
  if (target instanceof HTMLTableElement) updateFade(target);
  const block = (target as Element).closest?.('.oct-code[data-fold]:not([data-unfolded])');
  if (block && (target as Element).scrollTop > 0) setExpanded(block, true);
}

function copy(button: Element): void {
  import('./copy-code').then(({ copyCode }) => copyCode(button), console.warn);
}

function zoom(image: HTMLImageElement | undefined): void {
  if (!image) return;
  import('./zoom').then(({ openZoom }) => openZoom(image), console.warn);
}

/** Returns the event target if it is a zoomable image. */
function zoomableImage(target: EventTarget | null): HTMLImageElement | undefined {
  if (!(target instanceof HTMLImageElement)) return undefined;
  return target.closest('a, button, [data-no-zoom], .oct-no-zoom') ? undefined : target;
}

/** Makes zoomable images focusable, except for decorative images with empty alt text. */
function makeImagesFocusable(container: Element): void {
  for (const image of container.querySelectorAll('img')) {
    if (image.alt === '' || image.tabIndex >= 0 || !zoomableImage(image)) continue;
    image.tabIndex = 0;
    image.setAttribute('role', 'button');
    image.setAttribute('aria-label', `${getClosestMessages(image).zoomImage}: ${image.alt}`);
  }
}

function isUnmodifiedClick(event: MouseEvent): boolean {
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0);
}
