import { useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import type { Navigation } from './model/types';

export interface ReactRouterNavigationOptions {
  /** Start loading a page that the reader will probably open. */
  preload?: (to: string) => void;
}

/** A `Navigation` for `SiteProvider` from react-router-dom. The router's `basename` is the site's base. */
export function useReactRouterNavigation({
  preload,
}: ReactRouterNavigationOptions = {}): Navigation {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  // react-router makes a new function for each location; the theme wants one that stays.
  const latest = useRef({ navigate, preload });
  latest.current = { navigate, preload };
  const actions = useMemo(
    () => ({
      navigate: (to: string, options?: { replace?: boolean }) => {
        void latest.current.navigate(to, options);
      },
      preload: (to: string) => latest.current.preload?.(to),
    }),
    [],
  );
  return useMemo(
    () => ({ location: { pathname, search, hash }, ...actions }),
    [pathname, search, hash, actions],
  );
}
