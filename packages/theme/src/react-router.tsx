import { useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import type { Navigation } from './model/types';
import { isSamePage, splitHref } from './url/urls';

/** Options for `useReactRouterNavigation`. */
export interface ReactRouterNavigationOptions {
  /** Prefetches a route path, for example when the user hovers over a link. */
  preload?: (to: string) => void;
}

/**
 * Returns a `Navigation` adapter for `SiteProvider`, based on react-router-dom. The router's `basename` must match the
 * site's `base`.
 *
 * @example
 * function Page({ page }: { page: PageData }) {
 *   const navigation = useReactRouterNavigation();
 *   return (
 *     <SiteProvider site={site} page={page} sidebar={[]} navigation={navigation}>
 *       <Layout>…</Layout>
 *     </SiteProvider>
 *   );
 * }
 */
export function useReactRouterNavigation({
  preload,
}: ReactRouterNavigationOptions = {}): Navigation {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  // React Router creates a new `navigate` function for each location, but the theme needs a stable reference.
  const location = { pathname, search, hash };
  const latest = useRef({ navigate, preload, location });
  latest.current = { navigate, preload, location };
  const actions = useMemo(
    () => ({
      navigate: (to: string, options?: { replace?: boolean }) => {
        // Browsers also replace the history entry for a link to the current URL.
        const replace = options?.replace || isCurrent(to, latest.current.location);
        void latest.current.navigate(to, { replace });
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

function isCurrent(to: string, current: Navigation['location']): boolean {
  const { path, search, hash } = splitHref(to);
  return isSamePage(path, current.pathname) && search === current.search && hash === current.hash;
}
