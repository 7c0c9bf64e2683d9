import { safeDecode } from '../url/urls';

/** Returns the element that a hash points to, or `null` if not found. The hash may be percent-encoded. */
export function findHashTarget(hash: string): HTMLElement | null {
  const id = hash.replace(/^#/, '');
  if (id === '') return null;
  return document.getElementById(safeDecode(id)) ?? document.getElementById(id);
}

/**
 * Scrolls to the target of a hash and focuses it, so that the Tab key continues from there. An empty hash and `#top`
 * scroll to the top of the page.
 *
 * @returns whether the target was found
 */
export function scrollToHash(hash: string, { smooth = false } = {}): boolean {
  const behavior = smooth && !prefersReducedMotion() ? 'smooth' : 'instant';
  const target = findHashTarget(hash);
  if (!target) {
    const isTop = hash === '' || hash === '#' || hash === '#top';
    if (isTop) window.scrollTo({ top: 0, behavior });
    return isTop;
  }
  target.scrollIntoView({ behavior, block: 'start' });
  focusTarget(target);
  return true;
}

function focusTarget(target: HTMLElement): void {
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
    target.setAttribute('tabindex', '-1');
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}

/** Checks whether the user prefers reduced motion. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
