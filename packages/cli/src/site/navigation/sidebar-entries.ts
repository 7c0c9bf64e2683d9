import type { SidebarItem } from '@octavo/theme';

import type { MetaEntry } from '../../model/nav-files.generated';
import { omitUndefined } from '../../model/omit-undefined';
import type { SidebarPage, SidebarSource } from './sidebar-source';

type Entry<Type extends MetaEntry['type']> = Extract<MetaEntry, { type: Type }>;
type Localization = Pick<SidebarSource, 'translate' | 'localize'>;

/** Creates a sidebar link to a page. The meta file entry takes precedence over the page metadata. */
export function createPageLink(
  page: SidebarPage,
  entry: Entry<'file'>,
  { translate }: Pick<Localization, 'translate'>,
): SidebarItem {
  return omitUndefined<SidebarItem>({
    kind: 'link',
    text: translate(entry.label ?? page.title),
    link: page.routePath,
    tag: entry.tag ?? page.tag,
    context: entry.context ?? page.context,
    overviewHeaders: page.overviewHeaders ?? entry.overviewHeaders,
  });
}

/** Creates a custom link, or a group if the entry has items. */
export function createCustomLink(
  { label, link, items, tag, context, collapsible, collapsed }: Omit<Entry<'custom-link'>, 'type'>,
  localization: Localization,
): SidebarItem {
  const text = localization.translate(label);
  const target = link === undefined ? undefined : localization.localize(link);
  if (!items && target !== undefined)
    return omitUndefined<SidebarItem>({ kind: 'link', text, link: target, tag, context });
  return omitUndefined<SidebarItem>({
    kind: 'group',
    text,
    link: target,
    items: (items ?? []).map((item) => createCustomLink(item, localization)),
    tag,
    context,
    collapsible,
    collapsed,
  });
}

/** Creates a section header. */
export function createSectionHeader(text: string, { tag }: { tag?: string }): SidebarItem {
  return { kind: 'section-header', sectionHeaderText: text, ...(tag ? { tag } : {}) };
}
