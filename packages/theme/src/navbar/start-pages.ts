import { useMemo } from 'react';

import { useSidebar, useSite } from '../context/useSite';
import { plainText } from '../inline-markdown/inline-markdown';
import type { NavItem, PageLinkRef, SidebarItem } from '../model/types';
import { isExternal } from '../url/urls';

/** Maximum number of pages that the search panel shows before the user enters a query. */
const MAX_PAGES = 5;

/** Returns the pages that the search panel shows before the user enters a query. */
export function useStartPages(): PageLinkRef[] {
  const sidebar = useSidebar();
  const { nav } = useSite().themeConfig;
  return useMemo(() => getStartPages(sidebar, nav), [sidebar, nav]);
}

/**
 * Returns the first page of each top-level sidebar item. Pages without a sidebar, such as the home page, have the pages
 * in the navbar instead.
 */
export function getStartPages(
  sidebar: readonly SidebarItem[],
  nav: readonly NavItem[],
): PageLinkRef[] {
  const pages = sidebar.map(findFirstPage);
  const links = pages.some(Boolean) ? pages : nav.flatMap((item) => [item, ...(item.items ?? [])]);
  const byLink = new Map<string, PageLinkRef>();
  for (const page of links) {
    if (page?.link && !isExternal(page.link) && !byLink.has(page.link))
      byLink.set(page.link, { text: plainText(page.text), link: page.link });
  }
  return [...byLink.values()].slice(0, MAX_PAGES);
}

/** Returns the page that a sidebar item links to, or the first one in the group. */
function findFirstPage(item: SidebarItem): PageLinkRef | undefined {
  if (item.kind === 'link' || (item.kind === 'group' && item.link))
    return { text: item.text, link: item.link! };
  if (item.kind !== 'group') return undefined;
  for (const child of item.items) {
    const page = findFirstPage(child);
    if (page) return page;
  }
  return undefined;
}
