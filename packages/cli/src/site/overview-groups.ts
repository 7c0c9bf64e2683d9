import type { OverviewGroup, OverviewItem, SidebarGroup, SidebarItem } from '@octavo/theme';
import { pageKey } from '@octavo/theme/urls';

import type { Page } from '../model/page';

/** Default heading levels in overviews (specification, section 9). */
const DEFAULT_OVERVIEW_HEADERS: readonly number[] = [2];

/**
 * Creates the groups for an overview page from its sidebar siblings or, if the page belongs to a group, from the
 * group's items.
 *
 * Heading levels are taken from the listed page, its sidebar item or group, or the overview page, in this order. The
 * default is level 2. Descriptions are included if the overview page asks for them.
 *
 * @param othersName - name of the group for items without a group. If it is the only group, its name is empty.
 */
export function createOverviewGroups(
  page: Page,
  sidebar: readonly SidebarItem[],
  pageOf: (key: string) => Page | undefined,
  othersName: string,
): OverviewGroup[] {
  const key = pageKey(page.routePath);
  const siblings = findBranch(key, sidebar) ?? sidebar;
  const { overviewHeaders: pageLevels, overviewDescriptions: hasDescriptions } =
    page.content.frontmatter;
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
        items: collectLinks(item).flatMap(({ link, levels }) => toOverviewItems(link, levels)),
      });
    } else if (item.kind === 'link') {
      (section?.items ?? others).push(...toOverviewItems(item.link, item.overviewHeaders));
    }
  }
  const listed = groups.filter((group) => group.items.length > 0);
  if (others.length > 0) listed.push({ name: listed.length > 0 ? othersName : '', items: others });
  return listed;

  function toOverviewItems(
    link: string,
    entryLevels: readonly number[] | undefined,
  ): OverviewItem[] {
    const target = pageOf(pageKey(link));
    if (!target || target.content.frontmatter.unlisted || pageKey(link) === key) return [];
    const levels =
      target.content.frontmatter.overviewHeaders ??
      entryLevels ??
      pageLevels ??
      DEFAULT_OVERVIEW_HEADERS;
    const headings = target.content.toc
      .filter(({ depth }) => levels.includes(depth))
      .map(({ id, text, depth }) => ({ id, text, depth }));
    const { description, overviewBadges: badges } = target.content.frontmatter;
    return [
      {
        text: target.title,
        link: target.routePath,
        ...(hasDescriptions && description ? { description } : {}),
        ...(badges && badges.length > 0 ? { badges } : {}),
        headings,
      },
    ];
  }
}

/** Returns the siblings of a page in the sidebar, or its children if the page is linked by a group. */
function findBranch(
  key: string,
  items: readonly SidebarItem[],
): readonly SidebarItem[] | undefined {
  for (const item of items) {
    if (item.kind === 'link' && pageKey(item.link) === key) return items;
    if (item.kind !== 'group') continue;
    if (item.link && pageKey(item.link) === key) return item.items;
    const inner = findBranch(key, item.items);
    if (inner) return inner;
  }
  return undefined;
}

function collectLinks(
  group: SidebarGroup,
): { link: string; levels: readonly number[] | undefined }[] {
  const groupLinks = group.link ? [{ link: group.link, levels: group.overviewHeaders }] : [];
  const inner = group.items.flatMap((item) => {
    if (item.kind === 'link')
      return [{ link: item.link, levels: item.overviewHeaders ?? group.overviewHeaders }];
    return item.kind === 'group' ? collectLinks(item) : [];
  });
  return [...groupLinks, ...inner];
}
