import { useEffect, useRef } from 'react';

import { HASH_SCROLL_DELAY, OUTLINE_SCROLL_THROTTLE } from '../model/constants';
import { useIsomorphicLayoutEffect } from '../react/useIsomorphicLayoutEffect';
import {
  createScrollPositions,
  historyKey,
  nameEntry,
  type ScrollPositions,
} from './scroll-positions';
import { scrollToHash } from './scroll-to-hash';
import { throttle } from './throttle';

/**
 * Put the reader where a new page should start: on Back and Forward where they were, with a hash at
 * its target, else at the top. Runs when the page's content is there, not when the address changes.
 *
 * @param page changes with the content, for example the page's route path.
 */
export function useScrollManager(page: string, enabled: boolean): void {
  const positions = useRef<ScrollPositions | undefined>(undefined);
  const shown = useRef<{ page: string; key: string; path: string } | undefined>(undefined);
  const popped = useRef(false);

  useEffect(() => {
    if (!enabled) return;
    positions.current ??= createScrollPositions();
    const store = positions.current;
    window.history.scrollRestoration = 'manual';
    const remember = throttle(() => {
      if (!shown.current) return;
      // A hash that was followed is an entry of its own, of the same page.
      if (shown.current.path === window.location.pathname) shown.current.key = historyKey();
      store.set(shown.current.key, window.scrollY);
    }, OUTLINE_SCROLL_THROTTLE);
    const onPopState = (): void => {
      if (shown.current?.path !== window.location.pathname) {
        popped.current = true;
        return;
      }
      // A hash that was written into the address bar; where the page was before is another entry's.
      const top = nameEntry() ? undefined : store.get(historyKey());
      if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
      else scrollToHash(window.location.hash);
      shown.current.key = historyKey();
    };
    // On a reload the browser restores faster than any script could.
    const onPageHide = (): void => {
      store.save();
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('popstate', onPopState);
    window.addEventListener('pagehide', onPageHide);
    return () => {
      remember.cancel();
      window.removeEventListener('scroll', remember);
      window.removeEventListener('popstate', onPopState);
      window.removeEventListener('pagehide', onPageHide);
    };
  }, [enabled]);

  useIsomorphicLayoutEffect(() => {
    if (!enabled) return;
    const isFirst = shown.current === undefined;
    const isSame = shown.current?.page === page;
    shown.current = { page, key: historyKey(), path: window.location.pathname };
    if (isSame) return;
    const { hash } = window.location;
    const back = popped.current ? positions.current?.get(historyKey()) : undefined;
    popped.current = false;
    if (isFirst && hash === '') return;
    if (!isFirst) {
      const top = back ?? 0;
      if (back !== undefined || hash === '') window.scrollTo({ top, behavior: 'instant' });
      else if (!scrollToHash(hash)) window.scrollTo({ top: 0, behavior: 'instant' });
    }
    if (hash === '' || back !== undefined) return;
    // Once more, in case what stands above the target has changed its height, or the reader's
    // browser had nothing to scroll to yet.
    const start = window.scrollY;
    const focused = document.activeElement;
    const timer = setTimeout(() => {
      // The reader has gone on.
      if (window.scrollY !== start || document.activeElement !== focused) return;
      if (scrollToHash(hash) || isFirst) return;
      // A hash that came along from another language or version, and names nothing here.
      const { pathname, search } = window.location;
      window.history.replaceState(window.history.state, '', pathname + search);
    }, HASH_SCROLL_DELAY);
    return () => clearTimeout(timer);
  }, [page, enabled]);
}
