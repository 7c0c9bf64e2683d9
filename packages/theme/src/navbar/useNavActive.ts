import { useCallback } from 'react';

import { isHomePath } from '../site/home-path';
import { usePage, useSite } from '../site/hooks';
import type { NavItem } from '../types';
import { isNavActive } from './is-nav-active';

/** Whether an entry of the navigation holds the page that is shown. */
export function useNavActive(): (item: NavItem) => boolean {
  const site = useSite();
  const { routePath } = usePage();
  return useCallback(
    (item) => isNavActive(item, routePath, (path) => isHomePath(site, path)),
    [site, routePath],
  );
}
