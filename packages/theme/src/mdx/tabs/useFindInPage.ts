import { type RefObject, useEffect, useRef } from 'react';

import { useIsomorphicLayoutEffect } from '../../react/useIsomorphicLayoutEffect';

/**
 * Makes hidden panels in a container reachable through find-in-page and hash links.
 *
 * React does not support `hidden="until-found"`, so the attribute is set after each commit. `onFound` is called with
 * the index of the panel that contains the match.
 */
export function useFindInPage(
  container: RefObject<HTMLElement | null>,
  onFound: (index: number) => void,
): void {
  useIsomorphicLayoutEffect(() => {
    if (!('onbeforematch' in document.documentElement)) return;
    for (const panel of container.current?.children ?? []) {
      if (panel.hasAttribute('hidden')) panel.setAttribute('hidden', 'until-found');
    }
  });

  const latestOnFound = useRef(onFound);
  useEffect(() => {
    latestOnFound.current = onFound;
  });

  useEffect(() => {
    const element = container.current;
    const onBeforeMatch = (event: Event) => {
      const panels = [...(element?.children ?? [])].filter(
        (child) => child.getAttribute('role') === 'tabpanel',
      );
      const index = panels.findIndex((panel) => panel.contains(event.target as Node));
      if (index >= 0) latestOnFound.current(index);
    };
    element?.addEventListener('beforematch', onBeforeMatch);
    return () => element?.removeEventListener('beforematch', onBeforeMatch);
  }, [container]);
}
