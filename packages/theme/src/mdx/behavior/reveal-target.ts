import { restored } from '../../scroll/scroll-positions';
import { findHashTarget, scrollToHash } from '../../scroll/scroll-to-hash';
import { setExpanded } from './toggle-code';

/** Maximum number of frames to wait for an opened tab. */
const MAX_FRAMES = 120;

/**
 * Reveals the target of a hash by opening the `<details>` elements, tabs and folded code blocks that contain it.
 * Scrolls to the target if anything was opened.
 *
 * @param hash URL hash, with or without `#`, encoded or decoded
 * @returns the target element, or `undefined` if not found
 * @example
 * ```ts
 * revealTarget(location.hash);
 * ```
 */
export function revealTarget(hash: string): Element | undefined {
  return openAround(hash, (target) => target.scrollIntoView());
}

/** Reveals and scrolls to the target of a hash on the same page. The layout scrolls on other pages. */
export function showTarget(hash: string): void {
  if (!hash) return;
  const target = revealTarget(hash);
  // A link that only changes the hash has already focused the target, and may still be scrolling smoothly.
  if (document.activeElement !== target) scrollToHash(hash);
}

/** Reveals the target of the URL. On reload, Back and Forward, keeps the restored scroll position. */
export function revealHash(): void {
  openAround(location.hash, (target) => {
    const { top } = restored;
    if (top === undefined) target.scrollIntoView();
    else window.scrollTo({ top, behavior: 'instant' });
  });
}

function openAround(hash: string, scroll: (target: Element) => void): Element | undefined {
  const target = findHashTarget(hash);
  if (!target) return undefined;

  let hasOpened = false;
  for (let element: Element | null = target; element; element = element.parentElement) {
    hasOpened = reveal(element, target) || hasOpened;
  }
  if (hasOpened)
    afterRender(target, () => {
      if (target.isConnected) scroll(target);
    });
  return target;
}

/** Waits until React has rendered the opened tab. This takes longer than a frame on slow devices and during hydration. */
function afterRender(target: Element, callback: () => void, frames = MAX_FRAMES): void {
  requestAnimationFrame(() => {
    if (frames > 0 && target.closest('[hidden]')) afterRender(target, callback, frames - 1);
    else requestAnimationFrame(callback);
  });
}

function reveal(element: Element, target: Element): boolean {
  if (element instanceof HTMLDetailsElement && !element.open && element !== target) {
    element.open = true;
    return true;
  }
  if (element !== target && element.hasAttribute('hidden')) {
    // Tabs handle `beforematch`, which browsers also dispatch for find-in-page matches.
    element.dispatchEvent(new Event('beforematch', { bubbles: true }));
    return true;
  }
  if (element.matches('.oct-code[data-fold]:not([data-unfolded])')) {
    setExpanded(element, true);
    return true;
  }
  return false;
}
