import { readStoredJson, writeStorage } from '../dom/storage';

const STORAGE_KEY = 'octavo.scroll';

/** Scroll positions by history entry, in CSS pixels. They outlive a reload within the tab. */
export interface ScrollPositions {
  get: (key: string) => number | undefined;
  set: (key: string, top: number) => void;
  /** Write them down; called when the page is left. */
  save: () => void;
}

export function createScrollPositions(): ScrollPositions {
  const stored = readStoredJson(STORAGE_KEY, 'session');
  const entries = stored && typeof stored === 'object' ? Object.entries(stored) : [];
  const positions = new Map<string, number>(
    entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
  return {
    get: (key) => positions.get(key),
    set: (key, top) => positions.set(key, top),
    save: () => writeStorage(STORAGE_KEY, JSON.stringify(Object.fromEntries(positions)), 'session'),
  };
}

/** Name of the current history entry: the router's key where it keeps one, else the address. */
export function historyKey(): string {
  const state: unknown = window.history.state;
  const key = state && typeof state === 'object' && 'key' in state ? state.key : undefined;
  return `${typeof key === 'string' ? key : ''}:${window.location.pathname}${window.location.search}`;
}

/** Give the current history entry a name of its own where nobody has: the browser itself made it. Whether that was so. */
export function nameEntry(): boolean {
  if (window.history.state !== null) return false;
  window.history.replaceState({ key: Date.now().toString(36) }, '');
  return true;
}
