import { isCurrentUrl } from '../is-current-url';

const listeners = new Set<() => void>();
/** Calls `listener` after the location has changed. */
export function subscribeToLocation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Adds a history entry, or replaces the current one, as browsers do for the current URL. Its key identifies the scroll position. */
export function changeLocation(url: string, { replace = false } = {}): void {
  const state = { key: crypto.randomUUID?.() ?? `${Date.now()}` };
  if (replace || isCurrentUrl(url))
    window.history.replaceState(window.history.state ?? state, '', url);
  else window.history.pushState(state, '', url);
  notifyLocation();
}

/** Notifies the listeners of a change that the browser has made. */
export function notifyLocation(): void {
  for (const listener of listeners) listener();
}
