import { useEffect, useState } from 'react';

import { OUTLINE_SCROLL_THROTTLE } from '../model/constants';
import type { Heading } from '../model/types';
import { throttle } from '../scroll/throttle';
import { getActiveHeadingIndex } from './active-heading';

/** Events that indicate manual scrolling. */
const SCROLL_GESTURES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Return value of `useActiveHeading`. */
export interface ActiveHeading {
  /** ID of the active heading. */
  active: string | undefined;
  /** Keeps a clicked heading active until the user scrolls. */
  pin: (id: string) => void;
}

/** Tracks the active heading based on the scroll position. */
export function useActiveHeading(headings: readonly Heading[]): ActiveHeading {
  const [active, setActive] = useState<string>();
  const [pinned, pin] = useState<string>();

  useEffect(() => {
    if (headings.length === 0) return;
    const update = throttle(() => {
      const positions = headings.flatMap(({ id }) => {
        const element = document.getElementById(id);
        return element ? [{ id, top: element.getBoundingClientRect().top }] : [];
      });
      const root = document.documentElement;
      const index = getActiveHeadingIndex(
        positions.map(({ top }) => top),
        {
          scrollTop: window.scrollY,
          scrollMax: root.scrollHeight - window.innerHeight,
          viewHeight: window.innerHeight,
          offset: Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0,
        },
      );
      // Above the first heading, the first entry is the next one to read.
      setActive(positions[Math.max(index, 0)]?.id);
    }, OUTLINE_SCROLL_THROTTLE);
    update();
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update, { passive: true });
    return () => {
      update.cancel();
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [headings]);

  useEffect(() => {
    if (pinned === undefined) return;
    const release = (): void => pin(undefined);
    // Deferred because the click that pinned the heading is still being dispatched.
    const timer = setTimeout(() => {
      for (const type of SCROLL_GESTURES) window.addEventListener(type, release, { passive: true });
    });
    return () => {
      clearTimeout(timer);
      for (const type of SCROLL_GESTURES) window.removeEventListener(type, release);
    };
  }, [pinned]);

  return { active: pinned ?? active, pin };
}
