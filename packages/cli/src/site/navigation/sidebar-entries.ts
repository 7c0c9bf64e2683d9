import type { SidebarItem } from '@octavo/theme';

import type { MetaEntry } from '../../model/nav-files.generated';
import { withoutUndefined } from '../../model/without-undefined';
import type { SidebarPage, SidebarSource } from './sidebar-source';

type Entry<Type extends MetaEntry['type']> = Extract<MetaEntry, { type: Type }>;
type Texts = Pick<SidebarSource, 'translate' | 'localize'>;

/** The link to a page, with what its meta file says of it. */
export function pageLink(
  page: SidebarPage,
  entry: Entry<'file'>,
  { translate }: Pick<Texts, 'translate'>,
): SidebarItem {
  return withoutUndefined<SidebarItem>({
    kind: 'link',
    text: translate(entry.label ?? page.title),
    link: page.routePath,
    tag: entry.tag ?? page.tag,
    context: entry.context ?? page.context,
    overviewHeaders: page.overviewHeaders ?? entry.overviewHeaders,
  });
}

/** A link that a meta file writes out; a group where it has items. */
export function customLink(
  { label, link, items, tag, context, collapsible, collapsed }: Omit<Entry<'custom-link'>, 'type'>,
  texts: Texts,
): SidebarItem {
  const text = texts.translate(label);
  const target = link === undefined ? undefined : texts.localize(link);
  if (!items && target !== undefined)
    return withoutUndefined<SidebarItem>({ kind: 'link', text, link: target, tag, context });
  return withoutUndefined<SidebarItem>({
    kind: 'group',
    text,
    link: target,
    items: (items ?? []).map((item) => customLink(item, texts)),
    tag,
    context,
    collapsible,
    collapsed,
  });
}

export function sectionHeader(text: string, { tag }: { tag?: string }): SidebarItem {
  return { kind: 'section-header', sectionHeaderText: text, ...(tag ? { tag } : {}) };
}
