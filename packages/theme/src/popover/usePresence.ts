import { type RefObject, useEffect, useState } from 'react';

import { ANIMATION_TIMEOUT } from '../model/constants';

/** State of an element with a closing animation. */
export type Presence = 'open' | 'closing' | 'closed';

/**
 * Returns whether an element is open, closing or closed. An element is closing until its animations end or a timeout
 * elapses.
 */
export function usePresence(isOpen: boolean, element: RefObject<Element | null>): Presence {
  const [isClosed, setIsClosed] = useState(!isOpen);
  if (isOpen && isClosed) setIsClosed(false);

  useEffect(() => {
    if (isOpen) return;
    let isCurrent = true;
    const finish = () => {
      if (isCurrent) setIsClosed(true);
    };
    const animations = element.current?.getAnimations?.({ subtree: true }) ?? [];
    const timer = setTimeout(finish, ANIMATION_TIMEOUT);
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(finish);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isOpen, element]);

  if (isOpen) return 'open';
  return isClosed ? 'closed' : 'closing';
}
