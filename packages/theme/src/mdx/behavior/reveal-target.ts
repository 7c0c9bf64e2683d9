import { findHashTarget } from '../../scroll/scroll-to-hash';
import { setExpanded } from './toggle-code';

/**
 * Reveals the target of a hash: opens the details, tabs and folded code that contain it. Scrolls to the target if
 * anything had to be opened.
 *
 * @param hash with or without `#`, encoded or not
 * @returns the target, or `undefined` if the page does not contain it
 * @example
 * ```ts
 * revealTarget(location.hash);
 * ```
 */
export function revealTarget(hash: string): Element | undefined {
  const target = findHashTarget(hash);
  if (!target) return undefined;

  let hasOpened = false;
  for (let element: Element | null = target; element; element = element.parentElement) {
    hasOpened = reveal(element, target) || hasOpened;
  }
  if (hasOpened) afterRender(() => scrollTo(target));
  return target;
}

/** Waits for React to render an opened tab, which takes up to one frame. */
function afterRender(callback: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(callback));
}

function scrollTo(target: Element): void {
  if (target.isConnected) target.scrollIntoView();
}

function reveal(element: Element, target: Element): boolean {
  if (element instanceof HTMLDetailsElement && !element.open && element !== target) {
    element.open = true;
    return true;
  }
  if (element !== target && element.hasAttribute('hidden')) {
    // Components listen to the event that browsers dispatch for matches of find-in-page.
    element.dispatchEvent(new Event('beforematch', { bubbles: true }));
    return true;
  }
  if (element.matches('.oct-code[data-fold]:not([data-unfolded])')) {
    setExpanded(element, true);
    return true;
  }
  return false;
}
