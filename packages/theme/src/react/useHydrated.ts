import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Returns `true` after hydration, and `false` on the server and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
