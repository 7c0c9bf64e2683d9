import { useEffect, useState } from 'react';

import { OUTLINE_SCROLL_THROTTLE } from '../model/constants';
import type { Heading } from '../model/types';
import { throttle } from '../scroll/throttle';
import { activeHeading } from './active-heading';

/** What a reader does to scroll on their own, after a click has put them somewhere. */
const SCROLL_GESTURES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

export interface ActiveHeading {
  /** Id of the heading the reader is at. */
  active: string | undefined;
  /** Take a heading that was clicked as the active one, until the reader scrolls. */
  pin: (id: string) => void;
}

/** Follow the reader through the headings of a page. */
export function useActiveHeading(headings: readonly Heading[]): ActiveHeading {
  const [active, setActive] = useState<string>();
  const [pinned, pin] = useState<string>();

  useEffect(() => {
    if (headings.length === 0) return;
    const update = throttle(() => {
      const shown = headings.flatMap(({ id }) => {
        const element = document.getElementById(id);
        return element ? [{ id, top: element.getBoundingClientRect().top }] : [];
      });
      const root = document.documentElement;
      const index = activeHeading(
        shown.map(({ top }) => top),
        {
          scrollTop: window.scrollY,
          scrollMax: root.scrollHeight - window.innerHeight,
          viewHeight: window.innerHeight,
          offset: Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0,
        },
      );
      setActive(shown[index]?.id);
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
    // After the click that pinned it, which is still on its way.
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
