import { type RefObject, useEffect } from 'react';

import type { Navigation } from '../model/types';
import { delegateLinks } from './delegate-links';

/** Handles all links on the page through event delegation, including links in static HTML. */
export function useLinkDelegation(navigation: RefObject<Navigation>, base: string): void {
  useEffect(
    () =>
      delegateLinks(base, {
        navigate: (to) => navigation.current.navigate(to),
        preload: (to) => navigation.current.preload?.(to),
        pushHash(next) {
          const { pathname, search, hash } = navigation.current.location;
          if (hash !== next) navigation.current.navigate(pathname + search + next);
        },
      }),
    [navigation, base],
  );
}
