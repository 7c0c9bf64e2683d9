import { createContext, useContext, useSyncExternalStore } from 'react';

import type { SidebarStore } from './sidebar-store';
import type { SidebarTree } from './sidebar-tree';

/** State shared by all sidebar levels. */
export interface SidebarState {
  tree: SidebarTree;
  /** Sidebar store. `undefined` on the server and during hydration. */
  store: SidebarStore | undefined;
}

export const SidebarStateContext = createContext<SidebarState | null>(null);

/** Returns the state of the surrounding `Sidebar`. Throws an error if called outside a `Sidebar`. */
export function useSidebarState(): SidebarState {
  const state = useContext(SidebarStateContext);
  if (!state) {
    throw new Error('octavo: SidebarItems was rendered outside of <Sidebar>.');
  }
  return state;
}

const subscribeNever = () => () => {};

/**
 * Returns whether the user expanded (`true`) or collapsed (`false`) a group, or `undefined` if the user did neither.
 */
export function useGroupState(key: string): boolean | undefined {
  const { store } = useSidebarState();
  return useSyncExternalStore(
    store?.subscribe ?? subscribeNever,
    () => store?.get(key),
    () => undefined,
  );
}
