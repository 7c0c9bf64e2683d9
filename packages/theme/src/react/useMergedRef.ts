import { type ForwardedRef, type RefObject, useCallback, useRef } from 'react';

/** Returns a ref object for internal use, and a callback ref that updates both the ref object and the forwarded ref. */
export function useMergedRef<T>(
  forwarded: ForwardedRef<T>,
): [ref: RefObject<T | null>, attach: (value: T | null) => void] {
  const ref = useRef<T | null>(null);
  const attach = useCallback(
    (value: T | null) => {
      ref.current = value;
      if (typeof forwarded === 'function') forwarded(value);
      else if (forwarded) forwarded.current = value;
    },
    [forwarded],
  );
  return [ref, attach];
}
