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

/**
 * Returns a key for the current history entry, based on the router's key (if any) and the URL. Adds a key to an entry without
 * a state, such as the first one of a visit, or one for a hash that was entered in the address bar.
 */
export function getHistoryKey(): string {
  const { history, location } = window;
  if (history.state === null) history.replaceState({ key: Date.now().toString(36) }, '');
  const { key } = Object(history.state) as { key?: unknown };
  return `${typeof key === 'string' ? key : ''}:${location.pathname}${location.search}`;
}

/** Position to which the browser or the scroll manager scrolls a history entry that is shown again, if any. */
export const restored: { top?: number | undefined } = {};
