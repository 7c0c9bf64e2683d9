import { useEffect, useReducer, useRef } from 'react';
import { type Location, useLocation } from 'react-router-dom';

import type { PageView } from '../model/payload';
import { trackLoading } from './LoadingBar';
import type { PageViews } from './page-views';

interface CurrentPage {
  location: Location;
  view: PageView;
}

/**
 * Returns the current location and page. Links load a page before they navigate, but the Back button can lead to a page
 * that is not loaded yet. In that case, returns the previous location and page until loading finishes, and reloads the
 * document if loading fails.
 */
export function useCurrentPage(views: PageViews): CurrentPage {
  const location = useLocation();
  const requested = views.get(location.pathname);
  const previous = useRef<CurrentPage>(undefined);
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const current = requested.value ? { location, view: requested.value } : previous.current!;

  useEffect(() => {
    previous.current = current;
  });
  useEffect(() => {
    if (requested.value) return;
    let isActive = true;
    trackLoading(requested).then(
      () => isActive && rerender(),
      (error: unknown) => {
        if (!isActive) return;
        console.error('[octavo] Failed to load the page.', error);
        window.location.reload();
      },
    );
    return () => {
      isActive = false;
    };
  }, [requested]);
  return current;
}
