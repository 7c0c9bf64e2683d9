import { readStorage, writeStorage } from '../../dom/storage';

/** Start of the `localStorage` keys that keep the chosen tab of each group. */
export const TAB_STORAGE_PREFIX = 'octavo.tabs.';

/** What was chosen where storage is blocked: lasts as long as the document. */
const chosen = new Map<string, string>();
const listeners = new Set<() => void>();

/** Value that was last chosen in a group of tabs; `null` when nothing was. */
export function readTab(groupId: string): string | null {
  return readStorage(TAB_STORAGE_PREFIX + groupId) ?? chosen.get(groupId) ?? null;
}

/** Remember a choice, and tell all tabs of the page; other browser tabs hear it from the browser. */
export function rememberTab(groupId: string, value: string): void {
  chosen.set(groupId, value);
  writeStorage(TAB_STORAGE_PREFIX + groupId, value);
  notify();
}

/** Call `listener` after each choice, here or in another browser tab. Returns how to stop it. */
export function subscribeTabs(listener: () => void): () => void {
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
