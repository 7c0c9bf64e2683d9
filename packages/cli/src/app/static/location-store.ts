const listeners = new Set<() => void>();
/** Calls `listener` after the location has changed. */
export function subscribeToLocation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Adds or replaces a history entry. Its key identifies the scroll position. */
export function changeLocation(url: string, { replace = false } = {}): void {
  const state = { key: crypto.randomUUID?.() ?? `${Date.now()}` };
  if (replace) window.history.replaceState(window.history.state ?? state, '', url);
  else window.history.pushState(state, '', url);
  notifyLocation();
}

/** Notifies the listeners of a change that the browser has made. */
export function notifyLocation(): void {
  for (const listener of listeners) listener();
}
