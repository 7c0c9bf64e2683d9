import { HASH_SCROLL_DELAY } from '../model/constants';
import { createScrollPositions, getHistoryKey, restored } from './scroll-positions';
import { scrollToHash } from './scroll-to-hash';

/** Scrolls after navigation: to the stored position, to the target of a hash, or to the top. */
export interface ScrollManager {
  /**
   * Starts saving scroll positions and watching for back and forward navigation.
   *
   * @returns a function that stops it
   */
  start: () => () => void;
  /**
   * Scrolls after the content of a page has changed. Does nothing on the first page, except for scrolling to a hash
   * again once the content above the target has settled.
   *
   * @param page key that changes with the page content, such as the route path
   * @returns a function that cancels delayed scrolling
   */
  show: (page: string) => (() => void) | undefined;
}

/** Creates a scroll manager for the document. */
export function createScrollManager(): ScrollManager {
  const positions = createScrollPositions();
  // The entry has a position if the page is reloaded, or shown again after another site.
  restored.top = positions.get(getHistoryKey());
  let current: { page: string; key: string; path: string } | undefined;
  /** Entry that the user has gone back or forward to, while its page loads. */
  let poppedKey: string | undefined;

  function start(): () => void {
    const controller = new AbortController();
    const options = { passive: true, signal: controller.signal };
    const takeOver = (): void => {
      window.history.scrollRestoration = 'manual';
    };
    takeOver();
    // Not throttled: a navigation right after scrolling would otherwise lose the position.
    const savePosition = (): void => {
      if (!current) return;
      // A hash link creates a new history entry for the same page.
      if (current.path === window.location.pathname) current.key = getHistoryKey();
      positions.set(current.key, window.scrollY);
    };
    const onPopState = (): void => {
      const key = getHistoryKey();
      const top = positions.get(key);
      restored.top = top;
      if (current?.path !== window.location.pathname) {
        poppedKey = key;
        return;
      }
      poppedKey = undefined;
      current.key = key;
      // Entering a hash in the address bar creates a history entry without a scroll position.
      if (top === undefined) scrollToHash(window.location.hash);
      else window.scrollTo({ top, behavior: 'instant' });
    };
    // On reload, the browser restores the scroll position faster than a script could.
    const onPageHide = (): void => {
      positions.save();
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('scroll', savePosition, options);
    window.addEventListener('popstate', onPopState, options);
    window.addEventListener('pagehide', onPageHide, options);
    // Browsers can show the same document again, without running its scripts.
    window.addEventListener('pageshow', takeOver, options);
    return () => controller.abort();
  }

  function show(page: string): (() => void) | undefined {
    const isFirst = current === undefined;
    const isSame = current?.page === page;
    current = { page, key: getHistoryKey(), path: window.location.pathname };
    if (isSame) return undefined;
    const { hash } = window.location;
    if (!isFirst && poppedKey !== current.key) restored.top = undefined;
    poppedKey = undefined;
    const storedTop = restored.top;
    if (!isFirst && (storedTop !== undefined || hash === '' || !scrollToHash(hash)))
      window.scrollTo({ top: storedTop ?? 0, behavior: 'instant' });
    if (hash === '' || storedTop !== undefined) return undefined;
    // Scroll again, because content above the target may have changed height, or the target may not have existed during
    // the first attempt.
    const startTop = window.scrollY;
    const initialFocus = document.activeElement;
    const timer = setTimeout(() => {
      // The user has scrolled or moved focus in the meantime.
      if (window.scrollY !== startTop || document.activeElement !== initialFocus) return;
      if (scrollToHash(hash) || isFirst) return;
      // Remove a hash that was preserved on a language or version switch but has no target on this page.
      const { pathname, search } = window.location;
      window.history.replaceState(window.history.state, '', pathname + search);
    }, HASH_SCROLL_DELAY);
    return () => clearTimeout(timer);
  }

  return { start, show };
}
