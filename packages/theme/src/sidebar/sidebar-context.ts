import { createContext, useContext, useSyncExternalStore } from 'react';

import type { SidebarStore } from './sidebar-store';
import type { SidebarTree } from './sidebar-tree';

export interface SidebarState {
  tree: SidebarTree;
  /** Missing on the server and until the browser has taken over. */
  store: SidebarStore | undefined;
}

export const SidebarStateContext = createContext<SidebarState | null>(null);

export function useSidebarState(): SidebarState {
  const state = useContext(SidebarStateContext);
  if (!state) {
    throw new Error('octavo: SidebarItems has no state. Render it inside <Sidebar>.');
  }
  return state;
}

const never = () => () => {};

/** What the reader did to a group, or nothing. */
export function useGroupChoice(key: string): boolean | undefined {
  const { store } = useSidebarState();
  return useSyncExternalStore(
    store?.subscribe ?? never,
    () => store?.choice(key),
    () => undefined,
  );
}
