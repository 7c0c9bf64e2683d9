import { useEffect, useState } from 'react';

import { watchScrollDirection } from './watch-scroll-direction';

/**
 * Returns whether the navbar is hidden. Scrolling down hides it; scrolling up or navigating shows it again.
 *
 * @param page Route path of the current page.
 */
export function useHiddenNavbar(enabled: boolean, page: string): boolean {
  const [hidden, setHidden] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: shows the navbar again after a navigation
  useEffect(() => {
    setHidden(false);
    return enabled ? watchScrollDirection(setHidden) : undefined;
  }, [enabled, page]);
  return enabled && hidden;
}
