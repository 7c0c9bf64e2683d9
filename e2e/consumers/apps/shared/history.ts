import type { Navigation } from '@octavo/theme';
import { useMemo, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

export function navigate(to: string, options?: { replace?: boolean }): void {
  // The layout stores the scroll position of each history entry by this key.
  const state = { key: Math.random().toString(36) };
  if (options?.replace) history.replaceState(state, '', to);
  else history.pushState(state, '', to);
  for (const listener of listeners) listener();
}

/** The app's own router. */
export function useHistoryNavigation(): Navigation {
  const href = useSyncExternalStore(subscribe, () => location.href);
  return useMemo(() => {
    const { pathname, search, hash } = new URL(href);
    return { location: { pathname, search, hash }, navigate };
  }, [href]);
}
