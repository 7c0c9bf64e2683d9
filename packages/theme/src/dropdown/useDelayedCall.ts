import { useEffect, useMemo, useRef } from 'react';

export interface DelayedCall {
  start: () => void;
  cancel: () => void;
}

/** Call `callback` after `delay` milliseconds, unless it is cancelled or started again before. */
export function useDelayedCall(callback: () => void, delay: number): DelayedCall {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const call = useMemo(
    () => ({
      start: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => latest.current(), delay);
      },
      cancel: () => clearTimeout(timer.current),
    }),
    [delay],
  );
  useEffect(() => call.cancel, [call]);
  return call;
}
