import { readStorage, writeStorage } from '../../dom/storage';

/** Prefix for the `localStorage` keys that store the selected tab of each group. */
export const TAB_STORAGE_PREFIX = 'octavo.tabs.';

declare global {
  interface Window {
    /** Applies the stored selections to tabs that have not hydrated yet. Defined by the script in the head. */
    octTabs?: () => void;
  }
}

/** Selected values by group that could not be stored, because storage is full or blocked. */
const memory = new Map<string, string>();
const listeners = new Set<() => void>();

/** Returns the last selected value of a tab group, or `null` if there is none. */
export function readStoredTab(groupId: string): string | null {
  return memory.get(groupId) ?? readStorage(TAB_STORAGE_PREFIX + groupId);
}

/** Stores a selection and notifies all listeners. Other browser tabs receive a `storage` event. */
export function storeTab(groupId: string, value: string): void {
  const key = TAB_STORAGE_PREFIX + groupId;
  writeStorage(key, value);
  // Another browser tab can change a stored value without a `storage` event here, so it is not in memory as well.
  if (readStorage(key) === value) memory.delete(groupId);
  else memory.set(groupId, value);
  notify();
}

/**
 * Calls `listener` whenever a selection is stored in this or another browser tab.
 *
 * @returns an unsubscribe function
 */
export function subscribeToTabs(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}

function onStorage({ key }: StorageEvent): void {
  if (key !== null && !key.startsWith(TAB_STORAGE_PREFIX)) return;
  if (key === null) memory.clear();
  else memory.delete(key.slice(TAB_STORAGE_PREFIX.length));
  notify();
}

function notify(): void {
  // Other applications may not have the script in the head.
  window.octTabs?.();
  for (const listener of [...listeners]) listener();
}
