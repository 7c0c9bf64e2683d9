import { readStoredJson, writeStorage } from '../dom/storage';

const STORAGE_KEY = 'octavo.scroll';

/** Scroll positions by history entry, in CSS pixels. They persist across reloads of the browser tab. */
export interface ScrollPositions {
  /** Returns the position of a history entry, or `undefined`. */
  get: (key: string) => number | undefined;
  /** Sets the position of a history entry. */
  set: (key: string, top: number) => void;
  /** Writes all positions to session storage. */
  save: () => void;
}

/** Creates a store of scroll positions, and reads the positions in session storage. */
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

/** Returns a key for the current history entry: the key of the router, if any, and the URL. */
export function historyKey(): string {
  const state: unknown = window.history.state;
  const key = state && typeof state === 'object' && 'key' in state ? state.key : undefined;
  return `${typeof key === 'string' ? key : ''}:${window.location.pathname}${window.location.search}`;
}

/**
 * Adds a key to the current history entry if the browser created it, which leaves the state empty.
 *
 * @returns whether a key was added
 */
export function ensureHistoryKey(): boolean {
  if (window.history.state !== null) return false;
  window.history.replaceState({ key: Date.now().toString(36) }, '');
  return true;
}
