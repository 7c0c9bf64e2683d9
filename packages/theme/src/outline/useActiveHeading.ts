import { useEffect, useState } from 'react';

import type { Heading } from '../model/types';
import { onScrollGesture, watchActiveHeading } from './watch-active-heading';

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
    return watchActiveHeading(
      headings.map(({ id }) => id),
      setActive,
    );
  }, [headings]);

  useEffect(
    () => (pinned === undefined ? undefined : onScrollGesture(() => pin(undefined))),
    [pinned],
  );

  return { active: pinned ?? active, pin };
}
