import { useCallback } from 'react';

import { usePage, useSite } from '../context/useSite';
import type { NavItem } from '../model/types';
import { isHomePath } from '../url/home-path';
import { isNavActive } from './is-nav-active';

/** Returns a function that checks whether a navbar item is active on the current page. */
export function useNavActive(): (item: NavItem) => boolean {
  const site = useSite();
  const { routePath } = usePage();
  return useCallback(
    (item) => isNavActive(item, routePath, (path) => isHomePath(site, path)),
    [site, routePath],
  );
}
