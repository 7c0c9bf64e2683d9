import { OUTLINE_SCROLL_THROTTLE } from '../model/constants';
import { findHashTarget } from '../scroll/scroll-to-hash';
import { throttle } from '../scroll/throttle';
import { getActiveHeadingIndex } from './active-heading';

/** Events that indicate manual scrolling. */
const SCROLL_GESTURES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Calls `onChange` with the ID of the active heading, now and whenever the page scrolls or changes size.
 *
 * @param ids IDs of the headings, in document order
 * @returns a function that stops watching
 */
export function watchActiveHeading(
  ids: readonly string[],
  onChange: (id: string | undefined) => void,
): () => void {
  const update = throttle(() => {
    const positions = ids.flatMap((id) => {
      const element = document.getElementById(id);
      // Headings in a hidden tab have no position.
      const isVisible = element && (element.checkVisibility?.() ?? true);
      return isVisible ? [{ id, top: element.getBoundingClientRect().top }] : [];
    });
    const root = document.documentElement;
    const target = findHashTarget(window.location.hash);
    const index = getActiveHeadingIndex(
      positions.map(({ top }) => top),
      {
        scrollTop: window.scrollY,
        scrollMax: Math.max(0, root.scrollHeight - window.innerHeight),
        viewHeight: window.innerHeight,
        offset: Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0,
        target: positions.findIndex(({ id }) => id === target?.id),
      },
    );
    // Above the first heading, the first entry is the next one to read.
    onChange(positions[Math.max(index, 0)]?.id);
  }, OUTLINE_SCROLL_THROTTLE);
  update();
  window.addEventListener('scroll', update, { passive: true });
  window.addEventListener('resize', update, { passive: true });
  return () => {
    update.cancel();
    window.removeEventListener('scroll', update);
    window.removeEventListener('resize', update);
  };
}

/**
 * Calls `release` when the user scrolls, starting in the next task, because the click that calls this function is still
 * being dispatched.
 *
 * @returns a function that stops watching
 */
export function onScrollGesture(release: () => void): () => void {
  const timer = setTimeout(() => {
    for (const type of SCROLL_GESTURES) window.addEventListener(type, release, { passive: true });
  });
  return () => {
    clearTimeout(timer);
    for (const type of SCROLL_GESTURES) window.removeEventListener(type, release);
  };
}
