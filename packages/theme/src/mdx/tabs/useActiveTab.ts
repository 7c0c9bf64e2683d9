import { useState, useSyncExternalStore } from 'react';

import { useHydrated } from '../../react/useHydrated';
import { getActiveTabIndex, type TabOption } from './active-tab';
import { readStoredTab, storeTab, subscribeToTabs } from './tab-storage';

const noSubscription = () => () => {};

export interface ActiveTab {
  /** Index of the selected tab. */
  index: number;
  /** Whether the index reflects the stored selection. */
  isReady: boolean;
  /** Selects a tab. Set `persist` for selections made by the user. */
  select: (value: string, options: { persist: boolean }) => void;
}

/** Returns the active tab, based on the user's last selection in these tabs or in the tab group. */
export function useActiveTab(
  tabs: readonly TabOption[],
  groupId: string | undefined,
  defaultValue: string | undefined,
): ActiveTab {
  const stored = useSyncExternalStore(
    groupId === undefined ? noSubscription : subscribeToTabs,
    () => (groupId === undefined ? null : readStoredTab(groupId)),
    () => null,
  );
  const isReady = useHydrated();
  const [local, setLocal] = useState<{ value: string; stored: string | null }>();

  // A later selection elsewhere in the group overrides the local selection.
  const current = local?.stored === stored ? local?.value : undefined;
  return {
    index: getActiveTabIndex(tabs, [current, stored, local?.value, defaultValue]),
    isReady,
    select(value, { persist }) {
      const isShared = persist && groupId !== undefined;
      setLocal({ value, stored: isShared ? value : stored });
      if (isShared) storeTab(groupId, value);
    },
  };
}
