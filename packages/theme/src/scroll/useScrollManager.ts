import { useEffect, useRef } from 'react';

import { HASH_SCROLL_DELAY, OUTLINE_SCROLL_THROTTLE } from '../model/constants';
import { useIsomorphicLayoutEffect } from '../react/useIsomorphicLayoutEffect';
import {
  createScrollPositions,
  ensureHistoryKey,
  getHistoryKey,
  type ScrollPositions,
} from './scroll-positions';
import { scrollToHash } from './scroll-to-hash';
import { throttle } from './throttle';

/**
 * Manages scrolling after navigation: restores the scroll position on back and forward navigation, scrolls to the
 * target of a hash, and scrolls to the top otherwise. Runs after the content has rendered, not when the URL changes.
 *
 * @param page key that changes with the page content, such as the route path
 * @param enabled whether to manage scrolling; set to `false` if the router manages it
 */
export function useScrollManager(page: string, enabled: boolean): void {
  const positions = useRef<ScrollPositions | undefined>(undefined);
  const current = useRef<{ page: string; key: string; path: string } | undefined>(undefined);
  const isPopNavigation = useRef(false);

  useEffect(() => {
    if (!enabled) return;
    positions.current ??= createScrollPositions();
    const store = positions.current;
    window.history.scrollRestoration = 'manual';
    const savePosition = throttle(() => {
      if (!current.current) return;
      // A hash link creates a new history entry for the same page.
      if (current.current.path === window.location.pathname) current.current.key = getHistoryKey();
      store.set(current.current.key, window.scrollY);
    }, OUTLINE_SCROLL_THROTTLE);
    const onPopState = (): void => {
      if (current.current?.path !== window.location.pathname) {
        isPopNavigation.current = true;
        return;
      }
      // Entering a hash in the address bar creates a history entry without a scroll position.
      const top = ensureHistoryKey() ? undefined : store.get(getHistoryKey());
      if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
      else scrollToHash(window.location.hash);
      current.current.key = getHistoryKey();
    };
    // On reload, the browser restores the scroll position faster than a script could.
    const onPageHide = (): void => {
      store.save();
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('scroll', savePosition, { passive: true });
    window.addEventListener('popstate', onPopState);
    window.addEventListener('pagehide', onPageHide);
    return () => {
      savePosition.cancel();
      window.removeEventListener('scroll', savePosition);
      window.removeEventListener('popstate', onPopState);
      window.removeEventListener('pagehide', onPageHide);
    };
  }, [enabled]);

  useIsomorphicLayoutEffect(() => {
    if (!enabled) return;
    const isFirst = current.current === undefined;
    const isSame = current.current?.page === page;
    current.current = { page, key: getHistoryKey(), path: window.location.pathname };
    if (isSame) return;
    const { hash } = window.location;
    const storedTop = isPopNavigation.current ? positions.current?.get(getHistoryKey()) : undefined;
    isPopNavigation.current = false;
    if (isFirst && hash === '') return;
    if (!isFirst) {
      const top = storedTop ?? 0;
      if (storedTop !== undefined || hash === '') window.scrollTo({ top, behavior: 'instant' });
      else if (!scrollToHash(hash)) window.scrollTo({ top: 0, behavior: 'instant' });
    }
    if (hash === '' || storedTop !== undefined) return;
    // Scroll again, because content above the target may have changed height, or the target may not have existed during
    // the first attempt.
    const start = window.scrollY;
    const initialFocus = document.activeElement;
    const timer = setTimeout(() => {
      // The user has scrolled or moved focus in the meantime.
      if (window.scrollY !== start || document.activeElement !== initialFocus) return;
      if (scrollToHash(hash) || isFirst) return;
      // Remove a hash that was preserved on a language or version switch but has no target on this page.
      const { pathname, search } = window.location;
      window.history.replaceState(window.history.state, '', pathname + search);
    }, HASH_SCROLL_DELAY);
    return () => clearTimeout(timer);
  }, [page, enabled]);
}
