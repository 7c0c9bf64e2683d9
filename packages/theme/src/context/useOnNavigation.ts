import { useEffect, useRef } from 'react';

import { usePage } from './useSite';

/**
 * Runs a function when the page changes, but not for the first page. There, it would undo a click during hydration,
 * because React runs effects after it handles the click.
 *
 * @param run - function with a stable identity
 */
export function useOnNavigation(run: () => void): void {
  const { routePath } = usePage();
  const currentPath = useRef(routePath);
  useEffect(() => {
    if (currentPath.current === routePath) return;
    currentPath.current = routePath;
    run();
  }, [routePath, run]);
}
