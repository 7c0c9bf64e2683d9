import { findHashTarget } from '../../scroll/scroll-to-hash';
import { setFold } from './toggle-code';

/**
 * Open whatever hides the element with an id: details, tabs, folded code. Scrolls to it when something
 * had to be opened.
 *
 * @param hash with or without `#`, encoded or not
 * @returns the element, if the page has it
 */
export function revealTarget(hash: string): Element | undefined {
  const target = findHashTarget(hash);
  if (!target) return undefined;

  let hasOpened = false;
  for (let element: Element | null = target; element; element = element.parentElement) {
    hasOpened = open(element, target) || hasOpened;
  }
  if (hasOpened) afterRender(() => scrollTo(target));
  return target;
}

/** Tabs open by a render, which is done when a frame has passed. */
function afterRender(callback: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(callback));
}

function scrollTo(target: Element): void {
  if (target.isConnected) target.scrollIntoView();
}

function open(element: Element, target: Element): boolean {
  if (element instanceof HTMLDetailsElement && !element.open && element !== target) {
    element.open = true;
    return true;
  }
  if (element !== target && element.hasAttribute('hidden')) {
    // Its owner listens to what the browser sends when it finds something there.
    element.dispatchEvent(new Event('beforematch', { bubbles: true }));
    return true;
  }
  if (element.matches('.oct-code[data-fold]:not([data-unfolded])')) {
    setFold(element, true);
    return true;
  }
  return false;
}
