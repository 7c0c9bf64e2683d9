import type { NavItem } from '@octavo/theme';
import { pageKey } from '@octavo/theme/urls';

import { nameToTitle } from '../../content/scan/title-of';
import type { Page } from '../../model/page';
import type { BuiltEdition } from '../../model/plugin-values';
import { findSidebarKey } from '../../site/navigation/navigations';
import { getReadingOrder } from '../../site/navigation/reading-order';

/** Pages from one sidebar, in reading order. */
export interface EditionSection {
  /**
   * Navbar label. If several navbar items lead to the sidebar, the title of its folder. `undefined` for sidebars without a
   * navbar item and for pages without a sidebar.
   */
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
  const labels = new Map<string, string[]>();
  for (const { text, link } of entries) {
    const key = link === undefined ? undefined : findSidebarKey(link, keys);
    if (key !== undefined) labels.set(key, [...(labels.get(key) ?? []), text]);
  }
  const nameOf = (key: string): string | undefined => {
    const [label, ...others] = labels.get(key) ?? [];
    if (others.length === 0) return label;
    const index = pages.find(({ routePath }) => pageKey(routePath) === key);
    return index?.title ?? (key === '/' ? label : nameToTitle(key.slice(key.lastIndexOf('/') + 1)));
  };
  const remaining = new Map(pages.map((page) => [pageKey(page.routePath), page]));
  const sections = [...new Set([...labels.keys(), ...sidebarKeys])].map((key): EditionSection => {
    const name = nameOf(key);
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
