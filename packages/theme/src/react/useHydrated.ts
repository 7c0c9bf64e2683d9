import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the browser has taken over; `false` on the server and while hydrating. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
