import type { SidebarItem, UserSidebarItem } from '@octavo/theme';
import { pageKey } from '@octavo/theme/urls';
import { omitUndefined } from '../../model/omit-undefined';
import type { SidebarSource } from './sidebar-source';

/** Converts a sidebar in the configuration to the theme format. String items are page links. */
export function createSidebarFromConfig(
  items: readonly (UserSidebarItem | string)[],
  {
    translate,
    localize,
    titleOf,
  }: Pick<SidebarSource, 'translate' | 'localize'> & {
    titleOf: (key: string) => string | undefined;
  },
): SidebarItem[] {
  return items.map((item): SidebarItem => {
    if (typeof item === 'string') return convert({ link: item });
    return convert(item);
  });

  function convert(item: UserSidebarItem): SidebarItem {
    if (item.dividerType) return { kind: 'divider', dividerType: item.dividerType };
    if (item.sectionHeaderText !== undefined) {
      return omitUndefined<SidebarItem>({
        kind: 'section-header',
        sectionHeaderText: translate(item.sectionHeaderText),
        tag: item.tag,
      });
    }
    const link = item.link === undefined ? undefined : localize(item.link);
    const text = translate(
      item.text ?? (link === undefined ? '' : (titleOf(pageKey(link)) ?? link)),
    );
    const { tag, context, overviewHeaders, collapsible, collapsed } = item;
    if (!item.items)
      return omitUndefined<SidebarItem>({
        kind: 'link',
        text,
        link: link ?? '',
        tag,
        context,
        overviewHeaders,
      });
    return omitUndefined<SidebarItem>({
      kind: 'group',
      text,
      link,
      items: item.items.map((child) =>
        convert(typeof child === 'string' ? { link: child } : child),
      ),
      collapsible,
      collapsed,
      tag,
      context,
      overviewHeaders,
    });
  }
}
