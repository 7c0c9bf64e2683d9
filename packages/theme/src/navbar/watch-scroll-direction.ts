import { NAVBAR_SCROLL_THROTTLE } from '../model/constants';
import { throttle } from '../scroll/throttle';

/**
 * Calls `onChange` when the user scrolls down (`true`), which hides the navbar, or up (`false`).
 *
 * @returns a function that stops watching
 */
export function watchScrollDirection(onChange: (isDown: boolean) => void): () => void {
  let last = window.scrollY;
  const onScroll = throttle(() => {
    const top = window.scrollY;
    if (top !== last) onChange(top > last && last > 0);
    last = top;
  }, NAVBAR_SCROLL_THROTTLE);
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    onScroll.cancel();
    window.removeEventListener('scroll', onScroll);
  };
}
