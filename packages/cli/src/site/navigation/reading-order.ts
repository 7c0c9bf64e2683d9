import type { PageLinkRef, SidebarItem } from '@octavo/theme';
import { isExternal, pageKey } from '@octavo/theme/urls';

/**
 * Returns the pages in a sidebar in depth-first order. Linked groups are included, external links and anchors are not.
 */
export function getReadingOrder(items: readonly SidebarItem[]): PageLinkRef[] {
  const order: PageLinkRef[] = [];
  const seen = new Set<string>();
  const visit = (item: SidebarItem) => {
    if (item.kind !== 'link' && item.kind !== 'group') return;
    if (item.link && !isExternal(item.link) && !item.link.includes('#')) {
      const key = pageKey(item.link);
      if (!seen.has(key)) order.push({ text: item.text, link: item.link });
      seen.add(key);
    }
    if (item.kind === 'group') item.items.forEach(visit);
  };
  items.forEach(visit);
  return order;
}

/**
 * Returns the previous and next page for each page in a sidebar, by page key.
 *
 * @param isUnlisted - checks whether a page has no neighbors and is none, by page key
 */
export function findNeighbors(
  items: readonly SidebarItem[],
  isUnlisted: (key: string) => boolean = () => false,
): Map<string, { prev?: PageLinkRef; next?: PageLinkRef }> {
  const order = getReadingOrder(items).filter(({ link }) => !isUnlisted(pageKey(link)));
  return new Map(
    order.map(({ link }, index) => {
      const [prev, next] = [order[index - 1], order[index + 1]];
      return [pageKey(link), { ...(prev ? { prev } : {}), ...(next ? { next } : {}) }];
    }),
  );
}
