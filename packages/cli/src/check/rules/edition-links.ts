import type { NavItem, SidebarItem } from '@octavo/theme';
import { isExternal } from '@octavo/theme/urls';

import type { Edition } from '../../site/assemble-site';

/** Returns the internal links in the navbar and the sidebars for a language and version. */
export function collectEditionLinks(
  { site, sidebarKeys, sidebar }: Pick<Edition, 'site' | 'sidebarKeys' | 'sidebar'>,
  { nav, sidebars }: { nav: boolean; sidebars: boolean },
): string[] {
  const links = [
    ...(nav ? site.themeConfig.nav.flatMap(navLinks) : []),
    ...(sidebars ? sidebarKeys.flatMap(sidebar).flatMap(sidebarLinks) : []),
  ];
  return [...new Set(links)].filter((link) => link !== '' && !isExternal(link));
}

function navLinks({ link, items = [] }: NavItem): string[] {
  return [...(link ? [link] : []), ...items.flatMap(navLinks)];
}

function sidebarLinks(item: SidebarItem): string[] {
  if (item.kind === 'link') return [item.link];
  return item.kind === 'group'
    ? [...(item.link ? [item.link] : []), ...item.items.flatMap(sidebarLinks)]
    : [];
}
