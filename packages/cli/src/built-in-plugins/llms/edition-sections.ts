import type { NavItem } from '@octavo/theme';
import { pageKey } from '@octavo/theme/urls';

import type { Page } from '../../model/page';
import type { BuiltEdition } from '../../model/plugin-values';
import { sidebarKeyOf } from '../../site/navigation/navigations';
import { readingOrder } from '../../site/navigation/reading-order';

/** Pages that belong together, in the order they are read. */
export interface EditionSection {
  /** What the navigation calls it; missing for what stands in no sidebar. */
  name?: string;
  pages: Page[];
}

/**
 * The pages of a language and version as a reader comes to them: first what is in no sidebar, such as the home page, then
 * section by section in the order of the navigation.
 */
export function editionSections(
  { site, sidebarKeys, sidebar }: Pick<BuiltEdition, 'site' | 'sidebarKeys' | 'sidebar'>,
  pages: readonly Page[],
): EditionSection[] {
  const entries = site.themeConfig.nav.flatMap(withInner);
  const nameOf = new Map<string, string>();
  for (const { text, link } of entries) {
    const key = link === undefined ? undefined : sidebarKeyOf(link, sidebarKeys);
    if (key !== undefined && !nameOf.has(key)) nameOf.set(key, text);
  }
  const rest = new Map(pages.map((page) => [pageKey(page.routePath), page]));
  const sections = [...new Set([...nameOf.keys(), ...sidebarKeys])].map((key): EditionSection => {
    const name = nameOf.get(key);
    const inSidebar = readingOrder(sidebar(key)).flatMap(({ link }) => {
      const page = rest.get(pageKey(link));
      rest.delete(pageKey(link));
      return page ? [page] : [];
    });
    return { ...(name === undefined ? {} : { name }), pages: inSidebar };
  });
  return [{ pages: [...rest.values()] }, ...sections].filter((section) => section.pages.length > 0);
}

function withInner(item: NavItem): NavItem[] {
  return [item, ...(item.items ?? []).flatMap(withInner)];
}
