type StorageKind = 'local' | 'session';

/** Returns the storage object, or `undefined` if the browser blocks access. */
function getStorage(kind: StorageKind): Storage | undefined {
  try {
    return kind === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** Reads a stored value. Returns `null` if the key does not exist or storage is blocked. */
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
    // Ignore the error: storage is full or blocked.
  }
}

/** Reads and parses a stored JSON value. Returns `undefined` if the value is missing or invalid. */
export function readStoredJson(key: string, kind: StorageKind = 'local'): unknown {
  const text = readStorage(key, kind);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
