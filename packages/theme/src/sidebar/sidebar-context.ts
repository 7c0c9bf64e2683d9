import { createContext, useContext, useSyncExternalStore } from 'react';

import type { SidebarStore } from './sidebar-store';
import type { SidebarTree } from './sidebar-tree';

/** State that all levels of the sidebar share. */
export interface SidebarState {
  tree: SidebarTree;
  /** `undefined` on the server and during hydration. */
  store: SidebarStore | undefined;
}

export const SidebarStateContext = createContext<SidebarState | null>(null);

/** Returns the state of the surrounding `Sidebar`. Throws an error outside of it. */
export function useSidebarState(): SidebarState {
  const state = useContext(SidebarStateContext);
  if (!state) {
    throw new Error('octavo: SidebarItems was rendered outside of <Sidebar>.');
  }
  return state;
}

const subscribeNever = () => () => {};

/** Returns whether the reader opened or closed a group, or `undefined` if neither. */
export function useGroupState(key: string): boolean | undefined {
  const { store } = useSidebarState();
  return useSyncExternalStore(
    store?.subscribe ?? subscribeNever,
    () => store?.get(key),
    () => undefined,
  );
}
