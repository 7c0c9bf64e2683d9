import { useEffect, useState } from 'react';

import { NAVBAR_SCROLL_THROTTLE } from '../model/constants';
import { throttle } from '../scroll/throttle';

/**
 * Whether the bar is out of the way: after scrolling down from below the top, until the next move
 * up. A new page brings it back.
 */
export function useHiddenNavbar(enabled: boolean, page: string): boolean {
  const [hidden, setHidden] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page starts over.
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
