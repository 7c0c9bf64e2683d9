import { startTransition, useEffect, useState } from 'react';

/** A reader who types nothing for this long waits for nothing: 1000 ms. */
const NOTHING_TYPED = 1000;

/**
 * Whether the time has come for what nobody waits for: after the first answer is seen, or when nothing is asked.
 *
 * @param isAnswered Whether there is an answer.
 */
export function useSpareTime(open: boolean, isAnswered: boolean): boolean {
  const [hasTime, setHasTime] = useState(false);
  useEffect(() => {
    if (!open || hasTime) return;
    const timer = window.setTimeout(
      () => startTransition(() => setHasTime(true)),
      isAnswered ? 0 : NOTHING_TYPED,
    );
    return () => window.clearTimeout(timer);
  }, [open, isAnswered, hasTime]);
  return hasTime;
}
