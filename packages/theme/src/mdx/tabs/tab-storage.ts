import { readStorage, writeStorage } from '../../dom/storage';

/** Prefix for the `localStorage` keys that store the selected tab of each group. */
export const TAB_STORAGE_PREFIX = 'octavo.tabs.';

/** In-memory fallback for the selected values by group, used if storage is blocked. */
const memory = new Map<string, string>();
const listeners = new Set<() => void>();

/** Returns the last selected value of a tab group, or `null` if there is none. */
export function readStoredTab(groupId: string): string | null {
  return readStorage(TAB_STORAGE_PREFIX + groupId) ?? memory.get(groupId) ?? null;
}

/** Stores a selection and notifies all listeners. Other browser tabs receive a `storage` event. */
export function storeTab(groupId: string, value: string): void {
  memory.set(groupId, value);
  writeStorage(TAB_STORAGE_PREFIX + groupId, value);
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
  if (key === null || key.startsWith(TAB_STORAGE_PREFIX)) notify();
}

function notify(): void {
  for (const listener of [...listeners]) listener();
}
