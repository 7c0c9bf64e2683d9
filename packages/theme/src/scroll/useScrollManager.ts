import { useEffect, useRef } from 'react';

import { useIsomorphicLayoutEffect } from '../react/useIsomorphicLayoutEffect';
import { createScrollManager, type ScrollManager } from './scroll-manager';

/**
 * Manages scrolling after navigation: restores the scroll position on back and forward navigation, scrolls to the
 * target of a hash, and scrolls to the top otherwise. Runs after the content has rendered, not when the URL changes.
 *
 * @param page key that changes with the page content, such as the route path
 * @param enabled whether to manage scrolling; set to `false` if the router manages it
 */
export function useScrollManager(page: string, enabled: boolean): void {
  const manager = useRef<ScrollManager | undefined>(undefined);

  useIsomorphicLayoutEffect(() => {
    if (!enabled) return;
    manager.current ??= createScrollManager();
    return manager.current.show(page);
  }, [page, enabled]);

  useEffect(() => (enabled ? manager.current?.start() : undefined), [enabled]);
}
