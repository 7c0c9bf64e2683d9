import { plainText } from '../inline-markdown/inline-markdown';
import type { PageLinkRef, SidebarItem } from '../model/types';
import { isExternal } from '../url/urls';
import type { SearchStart } from './types';

/** Maximum number of pages that the search panel shows before the user enters a query. */
const MAX_PAGES = 5;

/**
 * Returns the first page of each top-level sidebar item. Pages without a sidebar, such as the home page, have the pages
 * in the navbar instead.
 */
export function getStartPages({ sidebar, nav }: SearchStart): PageLinkRef[] {
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
