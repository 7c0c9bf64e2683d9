import { type ForwardedRef, type RefObject, useCallback, useRef } from 'react';

/** A ref for the component itself that also fills the one its owner passed. */
export function useMergedRef<T>(
  forwarded: ForwardedRef<T>,
): [ref: RefObject<T | null>, attach: (value: T | null) => void] {
  const own = useRef<T | null>(null);
  const attach = useCallback(
    (value: T | null) => {
      own.current = value;
      if (typeof forwarded === 'function') forwarded(value);
      else if (forwarded) forwarded.current = value;
    },
    [forwarded],
  );
  return [own, attach];
}
