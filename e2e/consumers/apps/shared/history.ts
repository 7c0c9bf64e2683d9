import type { Navigation } from '@octavo/theme';
import { useMemo, useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
};

export function navigate(to: string): void {
  history.pushState(null, '', to);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** The app's own router. */
export function useHistoryNavigation(): Navigation {
  const href = useSyncExternalStore(subscribe, () => location.href);
  return useMemo(() => {
    const { pathname, search, hash } = new URL(href);
    return { location: { pathname, search, hash }, navigate };
  }, [href]);
}
