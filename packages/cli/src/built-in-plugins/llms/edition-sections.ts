import type { NavItem } from '@octavo/theme';
import { pageKey } from '@octavo/theme/urls';

import type { Page } from '../../model/page';
import type { BuiltEdition } from '../../model/plugin-values';
import { findSidebarKey } from '../../site/navigation/navigations';
import { getReadingOrder } from '../../site/navigation/reading-order';

/** Pages from one sidebar, in reading order. */
export interface EditionSection {
  /** Navbar label. `undefined` for sidebars without a navbar item and for pages without a sidebar. */
  name?: string;
  pages: Page[];
}

/**
 * Groups the pages of a language and version into sections: first the pages without a sidebar, such as the home page,
 * then one section per sidebar, in navbar order.
 */
export function createEditionSections(
  { site, sidebarKeys, sidebar }: Pick<BuiltEdition, 'site' | 'sidebarKeys' | 'sidebar'>,
  pages: readonly Page[],
): EditionSection[] {
  const entries = site.themeConfig.nav.flatMap(flattenNavItem);
  const keys = new Set(sidebarKeys);
  const nameOf = new Map<string, string>();
  for (const { text, link } of entries) {
    const key = link === undefined ? undefined : findSidebarKey(link, keys);
    if (key !== undefined && !nameOf.has(key)) nameOf.set(key, text);
  }
  const remaining = new Map(pages.map((page) => [pageKey(page.routePath), page]));
  const sections = [...new Set([...nameOf.keys(), ...sidebarKeys])].map((key): EditionSection => {
    const name = nameOf.get(key);
    const inSidebar = getReadingOrder(sidebar(key)).flatMap(({ link }) => {
      const page = remaining.get(pageKey(link));
      remaining.delete(pageKey(link));
      return page ? [page] : [];
    });
    return { ...(name === undefined ? {} : { name }), pages: inSidebar };
  });
  return [{ pages: [...remaining.values()] }, ...sections].filter(
    (section) => section.pages.length > 0,
  );
}

function flattenNavItem(item: NavItem): NavItem[] {
  return [item, ...(item.items ?? []).flatMap(flattenNavItem)];
}
