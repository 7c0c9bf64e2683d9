import { useEffect, useReducer, useRef, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';

import type { PageView } from '../model/payload';
import { trackLoading } from './LoadingBar';
import { isOffline } from './load-data';
import type { PageViews } from './page-views';

interface LoadedPage {
  location: Location;
  view: PageView;
}

export interface CurrentPage extends LoadedPage {
  /** Loads the page again. Only set if the page at the location could not be loaded; `view` is then the previous page. */
  retry: (() => void) | undefined;
}

/**
 * Returns the current location and page. Links load a page before they navigate, but the Back button can lead to a page
 * that is not loaded yet. In that case, returns the previous location and page until loading finishes. If loading fails
 * because of the network, returns a function that loads the page again; otherwise, reloads the document.
 */
export function useCurrentPage(views: PageViews): CurrentPage {
  const location = useLocation();
  const { pathname } = location;
  const [failedPath, setFailedPath] = useState<string>();
  // A request for a page that could not be loaded would fail again, so wait for `retry`.
  const requested = failedPath === pathname ? views.peek(pathname) : views.get(pathname);
  const hasFailed = failedPath === pathname && !requested?.value;
  const previous = useRef<LoadedPage>(undefined);
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const current = requested?.value ? { location, view: requested.value } : previous.current!;

  useEffect(() => {
    previous.current = current;
    if (failedPath !== undefined && !hasFailed) setFailedPath(undefined);
  });
  useEffect(() => {
    if (hasFailed || !requested || requested.value) return;
    let isActive = true;
    trackLoading(requested).then(
      () => isActive && rerender(),
      (error: unknown) => {
        if (!isActive) return;
        console.error('[octavo] Failed to load the page.', error);
        if (isOffline(error)) setFailedPath(pathname);
        else window.location.reload();
      },
    );
    return () => {
      isActive = false;
    };
  }, [requested, pathname, hasFailed]);

  if (!hasFailed) return { ...current, retry: undefined };
  return {
    location,
    view: current.view,
    retry: () =>
      void trackLoading(views.get(pathname)).then(
        () => setFailedPath(undefined),
        (error: unknown) => console.error('[octavo] Failed to load the page.', error),
      ),
  };
}
