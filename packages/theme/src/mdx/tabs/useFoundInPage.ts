import { type RefObject, useEffect, useRef } from 'react';

import { useIsomorphicLayoutEffect } from '../../react/useIsomorphicLayoutEffect';

/**
 * Let the browser's find-in-page and hash links reach the hidden panels of a container.
 *
 * React writes `hidden` without a value, so the value is set after each commit. `onFound` gets the
 * index of the panel.
 */
export function useFoundInPage(
  container: RefObject<HTMLElement | null>,
  onFound: (index: number) => void,
): void {
  useIsomorphicLayoutEffect(() => {
    if (!('onbeforematch' in document.documentElement)) return;
    for (const panel of container.current?.children ?? []) {
      if (panel.hasAttribute('hidden')) panel.setAttribute('hidden', 'until-found');
    }
  });

  const latest = useRef(onFound);
  useEffect(() => {
    latest.current = onFound;
  });

  useEffect(() => {
    const element = container.current;
    const onBeforeMatch = (event: Event) => {
      const panels = [...(element?.children ?? [])].filter(
        (child) => child.getAttribute('role') === 'tabpanel',
      );
      const index = panels.findIndex((panel) => panel.contains(event.target as Node));
      if (index >= 0) latest.current(index);
    };
    element?.addEventListener('beforematch', onBeforeMatch);
    return () => element?.removeEventListener('beforematch', onBeforeMatch);
  }, [container]);
}
