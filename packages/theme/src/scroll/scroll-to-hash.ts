import { safeDecode } from '../url/urls';

/** The element a hash names, as it is or percent-encoded. */
export function findHashTarget(hash: string): HTMLElement | null {
  const id = hash.replace(/^#/, '');
  if (id === '') return null;
  return document.getElementById(safeDecode(id)) ?? document.getElementById(id);
}

/**
 * Scroll to what a hash names and put the focus there, so that Tab goes on from it. An empty hash
 * and `#top` are the top of the page. Whether there was a target.
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

export function prefersReducedMotion(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
