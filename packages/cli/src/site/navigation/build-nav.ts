import type { NavItem } from '@octavo/theme';
import { isExternal } from '@octavo/theme/urls';

import { withoutUndefined } from '../../model/without-undefined';
import type { SidebarSource } from './sidebar-source';

/** Write out the texts of a navigation and give its links the language they are shown in. */
export function buildNav(
  items: readonly NavItem[],
  source: Pick<SidebarSource, 'translate' | 'localize'>,
): NavItem[] {
  return items.map((item) =>
    withoutUndefined<NavItem>({
      ...item,
      text: source.translate(item.text),
      link:
        item.link === undefined || isExternal(item.link) ? item.link : source.localize(item.link),
      items: item.items && buildNav(item.items, source),
    }),
  );
}
