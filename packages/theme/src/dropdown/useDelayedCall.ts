import { useEffect, useMemo, useRef } from 'react';

/** Timer returned by `useDelayedCall`. */
export interface DelayedCall {
  /** Starts or restarts the timer. */
  start: () => void;
  /** Cancels the timer. */
  cancel: () => void;
}

/** Returns a timer that calls `callback` after `delay` milliseconds. */
export function useDelayedCall(callback: () => void, delay: number): DelayedCall {
  const latestCallback = useRef(callback);
  useEffect(() => {
    latestCallback.current = callback;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const call = useMemo(
    () => ({
      start: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => latestCallback.current(), delay);
      },
      cancel: () => clearTimeout(timer.current),
    }),
    [delay],
  );
  useEffect(() => call.cancel, [call]);
  return call;
}
