import { useEffect, useState } from 'react';

import { NAVBAR_SCROLL_THROTTLE } from '../model/constants';
import { throttle } from '../scroll/throttle';

/**
 * Returns whether the navbar is hidden. Scrolling down hides it; scrolling up or navigating shows it again.
 *
 * @param page Route path of the current page.
 */
export function useHiddenNavbar(enabled: boolean, page: string): boolean {
  const [hidden, setHidden] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: shows the navbar again after a navigation
  useEffect(() => {
    setHidden(false);
    if (!enabled) return;
    let last = window.scrollY;
    const onScroll = throttle(() => {
      const top = window.scrollY;
      if (top !== last) setHidden(top > last && last > 0);
      last = top;
    }, NAVBAR_SCROLL_THROTTLE);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      onScroll.cancel();
      window.removeEventListener('scroll', onScroll);
    };
  }, [enabled, page]);
  return enabled && hidden;
}
