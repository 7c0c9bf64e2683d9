type StorageKind = 'local' | 'session';

/** Returns the storage, or `undefined` if the browser blocks it. */
function getStorage(kind: StorageKind): Storage | undefined {
  try {
    return kind === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** Returns a stored value, or `null` if it is missing or storage is blocked. */
export function readStorage(key: string, kind: StorageKind = 'local'): string | null {
  try {
    return getStorage(kind)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Stores a value. Does nothing if storage is full or blocked. */
export function writeStorage(key: string, value: string, kind: StorageKind = 'local'): void {
  try {
    getStorage(kind)?.setItem(key, value);
  } catch {
    // Storage is full or blocked, so the value is not persisted.
  }
}

/** Returns a stored JSON value of unknown shape, or `undefined` if it is missing or invalid. */
export function readStoredJson(key: string, kind: StorageKind = 'local'): unknown {
  const text = readStorage(key, kind);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
