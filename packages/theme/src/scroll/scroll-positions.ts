import { readStoredJson, writeStorage } from '../dom/storage';

const STORAGE_KEY = 'octavo.scroll';

/** Scroll positions by history entry, in CSS pixels. They persist across page reloads. */
export interface ScrollPositions {
  /** Returns the scroll position for a history entry, or `undefined` if there is none. */
  get: (key: string) => number | undefined;
  /** Sets the scroll position for a history entry. */
  set: (key: string, top: number) => void;
  /** Saves all scroll positions to session storage. */
  save: () => void;
}

/** Creates a scroll position store, initialized from session storage. */
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

/** Returns a key for the current history entry, based on the router's key (if any) and the URL. */
export function getHistoryKey(): string {
  const state: unknown = window.history.state;
  const key = state && typeof state === 'object' && 'key' in state ? state.key : undefined;
  return `${typeof key === 'string' ? key : ''}:${window.location.pathname}${window.location.search}`;
}

/**
 * Adds a key to the current history entry if its state is `null`, as for entries created by the browser.
 *
 * @returns whether a key was added
 */
export function ensureHistoryKey(): boolean {
  if (window.history.state !== null) return false;
  window.history.replaceState({ key: Date.now().toString(36) }, '');
  return true;
}
