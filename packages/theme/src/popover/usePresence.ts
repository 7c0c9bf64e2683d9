import { type RefObject, useEffect, useState } from 'react';

import { MOTION_DEADLINE } from '../model/constants';

export type Presence = 'open' | 'closing' | 'closed';

/**
 * Keep something in the page until its closing animation has ended, but for no longer than the motion
 * deadline.
 */
export function usePresence(isOpen: boolean, element: RefObject<Element | null>): Presence {
  const [isGone, setIsGone] = useState(!isOpen);
  if (isOpen && isGone) setIsGone(false);

  useEffect(() => {
    if (isOpen) return;
    let isCurrent = true;
    const leave = () => {
      if (isCurrent) setIsGone(true);
    };
    const animations = element.current?.getAnimations?.({ subtree: true }) ?? [];
    const timer = setTimeout(leave, MOTION_DEADLINE);
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(leave);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isOpen, element]);

  if (isOpen) return 'open';
  return isGone ? 'closed' : 'closing';
}
