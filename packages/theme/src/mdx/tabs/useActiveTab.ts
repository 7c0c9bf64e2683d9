import { useState, useSyncExternalStore } from 'react';

import { useHydrated } from '../../react/useHydrated';
import { activeTab, type TabChoice } from './active-tab';
import { readTab, rememberTab, subscribeTabs } from './tab-memory';

const subscribeNothing = () => () => {};

export interface ActiveTab {
  index: number;
  /** Whether the choice that was remembered is already part of the answer. */
  isReady: boolean;
  /** Show a tab. Only what the reader chose is remembered. */
  show: (value: string, options: { remember: boolean }) => void;
}

/** Which tab shows: what the reader did last, here or in another set of the group. */
export function useActiveTab(
  tabs: readonly TabChoice[],
  groupId: string | undefined,
  defaultValue: string | undefined,
): ActiveTab {
  const remembered = useSyncExternalStore(
    groupId === undefined ? subscribeNothing : subscribeTabs,
    () => (groupId === undefined ? null : readTab(groupId)),
    () => null,
  );
  const isReady = useHydrated();
  const [local, setLocal] = useState<{ value: string; remembered: string | null }>();

  // A choice made in another set of the group comes after this one.
  const own = local?.remembered === remembered ? local?.value : undefined;
  return {
    index: activeTab(tabs, [own, remembered, local?.value, defaultValue]),
    isReady,
    show(value, { remember }) {
      const isShared = remember && groupId !== undefined;
      setLocal({ value, remembered: isShared ? value : remembered });
      if (isShared) rememberTab(groupId, value);
    },
  };
}
