import type { OverviewGroup, OverviewItem, SidebarGroup, SidebarItem } from '@octavo/theme';
import { pageKey } from '@octavo/theme/urls';

import type { Page } from '../model/page';

/** Heading levels of an entry that names none (specification, section 9). */
const DEFAULT_OVERVIEW_HEADERS: readonly number[] = [2];

/**
 * What an overview page lists: the branch of the sidebar that holds it, by groups.
 *
 * Levels of headings come from the entry, else from the overview page, else from the entry's group, else level 2 only.
 *
 * @param othersName What the group of entries that stand in no group is called.
 */
export function overviewGroups(
  page: Page,
  sidebar: readonly SidebarItem[],
  pageOf: (key: string) => Page | undefined,
  othersName: string,
): OverviewGroup[] {
  const key = pageKey(page.routePath);
  const siblings = branchOf(key, sidebar) ?? sidebar;
  const pageLevels = page.content.frontmatter.overviewHeaders;
  const groups: OverviewGroup[] = [];
  const others: OverviewItem[] = [];
  let section: OverviewGroup | undefined;

  for (const item of siblings) {
    if (item.kind === 'section-header') {
      section = { name: item.sectionHeaderText, items: [] };
      groups.push(section);
    } else if (item.kind === 'group') {
      groups.push({
        name: item.text,
        items: leaves(item).flatMap(({ link, levels }) => entry(link, levels)),
      });
    } else if (item.kind === 'link') {
      (section?.items ?? others).push(...entry(item.link, item.overviewHeaders));
    }
  }
  if (others.length > 0) groups.push({ name: othersName, items: others });
  return groups.filter((group) => group.items.length > 0);

  function entry(link: string, own: readonly number[] | undefined): OverviewItem[] {
    const target = pageOf(pageKey(link));
    if (!target || pageKey(link) === key) return [];
    const levels =
      target.content.frontmatter.overviewHeaders ?? own ?? pageLevels ?? DEFAULT_OVERVIEW_HEADERS;
    const headings = target.content.toc
      .filter(({ depth }) => levels.includes(depth))
      .map(({ id, text, depth }) => ({ id, text, depth }));
    return [{ text: target.title, link: target.routePath, headings }];
  }
}

/** The items beside the page, or below it where it is a group's own page. */
function branchOf(key: string, items: readonly SidebarItem[]): readonly SidebarItem[] | undefined {
  for (const item of items) {
    if (item.kind === 'link' && pageKey(item.link) === key) return items;
    if (item.kind !== 'group') continue;
    if (item.link && pageKey(item.link) === key) return item.items;
    const inner = branchOf(key, item.items);
    if (inner) return inner;
  }
  return undefined;
}

function leaves(group: SidebarGroup): { link: string; levels: readonly number[] | undefined }[] {
  const own = group.link ? [{ link: group.link, levels: group.overviewHeaders }] : [];
  const inner = group.items.flatMap((item) => {
    if (item.kind === 'link')
      return [{ link: item.link, levels: item.overviewHeaders ?? group.overviewHeaders }];
    return item.kind === 'group' ? leaves(item) : [];
  });
  return [...own, ...inner];
}
