type Kind = 'local' | 'session';

/** Storage that a browser may block: reading then gives nothing, and writing does nothing. */
function open(kind: Kind): Storage | undefined {
  try {
    return kind === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return undefined;
  }
}

export function readStorage(key: string, kind: Kind = 'local'): string | null {
  try {
    return open(kind)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

export function writeStorage(key: string, value: string, kind: Kind = 'local'): void {
  try {
    open(kind)?.setItem(key, value);
  } catch {
    // Full or blocked: the choice holds for this visit only.
  }
}

/** Read JSON that anyone may have written; `undefined` for what is missing or damaged. */
export function readStoredJson(key: string, kind: Kind = 'local'): unknown {
  const text = readStorage(key, kind);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
