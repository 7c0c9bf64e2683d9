import { plainText } from '@octavo/mdx-plugins/inline-markdown';
import type { NavItem, SidebarItem } from '@octavo/theme';
import { isBelow, isExternal, isSamePage, pageKey } from '@octavo/theme/urls';

import type { Crumb } from '../../model/seo';

export interface TrailInput {
  page: { title: string; routePath: string };
  home: Crumb;
  nav: readonly NavItem[];
  sidebar: readonly SidebarItem[];
}

/** The way to a page: home, its entry of the navigation, the linked groups around it, the page. Each address once. */
export function breadcrumbs({ page, home, nav, sidebar }: TrailInput): Crumb[] {
  const trail: Crumb[] = [];
  const add = (text: string, link: string | undefined) => {
    if (link === undefined || isExternal(link) || text === '') return;
    if (trail.some(({ routePath }) => isSamePage(routePath, link))) return;
    if (!isSamePage(link, page.routePath)) trail.push({ text: plainText(text), routePath: link });
  };
  add(home.text, home.routePath);
  for (const { text, link, activeMatch } of nav) {
    if (link !== undefined && leadsTo(link, activeMatch, page.routePath)) add(text, link);
  }
  for (const { text, link } of groupsAround(page.routePath, sidebar)) add(text, link);
  return [...trail, { text: plainText(page.title), routePath: page.routePath }];
}

function leadsTo(link: string, activeMatch: string | undefined, routePath: string): boolean {
  if (activeMatch === undefined) return !isExternal(link) && isBelow(routePath, link);
  try {
    return new RegExp(activeMatch).test(routePath);
  } catch {
    return false;
  }
}

type Group = { text: string; link?: string };

/** Groups around each page of a sidebar, found once for all of its pages. */
const groupsOf = new WeakMap<readonly SidebarItem[], Map<string, readonly Group[]>>();

function groupsAround(routePath: string, items: readonly SidebarItem[]): readonly Group[] {
  let groups = groupsOf.get(items);
  if (!groups) {
    groups = new Map();
    collect(items, [], groups);
    groupsOf.set(items, groups);
  }
  return groups.get(pageKey(routePath)) ?? [];
}

function collect(
  items: readonly SidebarItem[],
  around: readonly Group[],
  groups: Map<string, readonly Group[]>,
): void {
  for (const item of items) {
    if (item.kind !== 'link' && item.kind !== 'group') continue;
    const key = item.link === undefined ? undefined : pageKey(item.link);
    if (key !== undefined && !groups.has(key)) groups.set(key, around);
    if (item.kind === 'group') collect(item.items, [...around, item], groups);
  }
}
