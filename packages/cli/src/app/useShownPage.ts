import { useEffect, useReducer, useRef } from 'react';
import { type Location, useLocation } from 'react-router-dom';

import type { PageView } from '../model/payload';
import { whileLoading } from './LoadingBar';
import type { PageViews } from './page-views';

interface ShownPage {
  location: Location;
  view: PageView;
}

/**
 * The latest address whose page is there, and that page. Links wait for their page before they lead to it; Back may lead
 * to one that is not there yet: what was shown stays until it comes. Where it cannot be had, the browser loads the
 * document of the address.
 */
export function useShownPage(views: PageViews): ShownPage {
  const location = useLocation();
  const asked = views.get(location.pathname);
  const last = useRef<ShownPage>(undefined);
  const [, showAgain] = useReducer((count: number) => count + 1, 0);
  const shown = asked.value ? { location, view: asked.value } : last.current!;

  useEffect(() => {
    last.current = shown;
  });
  useEffect(() => {
    if (asked.value) return;
    let isWanted = true;
    whileLoading(asked).then(
      () => isWanted && showAgain(),
      (error: unknown) => {
        if (!isWanted) return;
        console.error('[octavo] Failed to load the page.', error);
        window.location.reload();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [asked]);
  return shown;
}
