import { plainText } from '@octavo/mdx-plugins/inline-markdown';
import type { NavItem, SidebarItem } from '@octavo/theme';
import { isExternal, isSamePage, isWithinPath, pageKey } from '@octavo/theme/urls';

import { memoize } from '../../model/memoize';
import type { Breadcrumb } from '../../model/seo';

/** Entry of the breadcrumbs. Sidebar groups may have no page. */
type TrailEntry = Pick<Breadcrumb, 'text'> & Partial<Pick<Breadcrumb, 'routePath'>>;

export interface BreadcrumbsInput {
  page: { title: string; routePath: string };
  home: Breadcrumb;
  nav: readonly NavItem[];
  sidebar: readonly SidebarItem[];
}

/**
 * Creates the deduplicated breadcrumbs for a page: home page, navbar item, linked sidebar groups and the page itself.
 */
export function createBreadcrumbs(input: BreadcrumbsInput): Breadcrumb[] {
  return createTrail(input).flatMap(({ text, routePath }) =>
    routePath === undefined ? [] : [{ text, routePath }],
  );
}

/** Creates the breadcrumbs for a page like `createBreadcrumbs`, and includes sidebar groups without a link. */
export function createTrail({ page, home, nav, sidebar }: BreadcrumbsInput): TrailEntry[] {
  const trail: TrailEntry[] = [];
  const add = (text: string, link: string) => {
    if (isExternal(link) || text === '') return;
    if (trail.some(({ routePath }) => routePath !== undefined && isSamePage(routePath, link)))
      return;
    if (!isSamePage(link, page.routePath)) trail.push({ text: plainText(text), routePath: link });
  };
  add(home.text, home.routePath);
  for (const { text, link, activeMatch } of nav) {
    if (link !== undefined && matchesPage(link, activeMatch, page.routePath)) add(text, link);
  }
  for (const { text, link } of findParentGroups(page.routePath, sidebar)) {
    if (link !== undefined) add(text, link);
    // A section often has the same name as its navbar item.
    else if (text !== '' && trail.at(-1)?.text !== plainText(text))
      trail.push({ text: plainText(text) });
  }
  const title = plainText(page.title);
  // A group without a link often has the name of its first page.
  const last = trail.at(-1);
  if (last?.routePath === undefined && last?.text === title) trail.pop();
  return [...trail, { text: title, routePath: page.routePath }];
}

function matchesPage(link: string, activeMatch: string | undefined, routePath: string): boolean {
  if (activeMatch === undefined) return !isExternal(link) && isWithinPath(routePath, link);
  return parsePattern(activeMatch)?.test(routePath) ?? false;
}

/** Parses a regular expression. Memoized, because each page is compared with all navbar items. */
const parsePattern = memoize((source): RegExp | undefined => {
  try {
    return new RegExp(source);
  } catch {
    return undefined;
  }
});

type LinkedGroup = { text: string; link?: string };

/** Cache of the parent groups for each page, by sidebar. */
const groupsBySidebar = new WeakMap<readonly SidebarItem[], Map<string, readonly LinkedGroup[]>>();

function findParentGroups(
  routePath: string,
  items: readonly SidebarItem[],
): readonly LinkedGroup[] {
  let groups = groupsBySidebar.get(items);
  if (!groups) {
    groups = new Map();
    collectParents(items, [], groups);
    groupsBySidebar.set(items, groups);
  }
  return groups.get(pageKey(routePath)) ?? [];
}

function collectParents(
  items: readonly SidebarItem[],
  parents: readonly LinkedGroup[],
  groups: Map<string, readonly LinkedGroup[]>,
): void {
  for (const item of items) {
    if (item.kind !== 'link' && item.kind !== 'group') continue;
    const key = item.link === undefined ? undefined : pageKey(item.link);
    if (key !== undefined && !groups.has(key)) groups.set(key, parents);
    if (item.kind === 'group') collectParents(item.items, [...parents, item], groups);
  }
}
