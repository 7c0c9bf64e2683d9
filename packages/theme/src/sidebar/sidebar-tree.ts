import { LARGE_SIDEBAR_THRESHOLD } from '../model/constants';
import type { SidebarGroup, SidebarItem, SidebarLink } from '../model/types';
import { isExternal, pageKey, splitHref } from '../url/urls';

/** Lookup tables for a sidebar. Shared by all pages with the same sidebar. */
export interface SidebarTree {
  /**
   * Returns the keys of the groups that contain a page, outermost first. If a group links to the page, its key comes
   * last.
   */
  getTrail: (routePath: string) => readonly string[];
  /**
   * Returns a unique key for a group, derived from its title, its parent titles, and a counter for duplicate titles.
   */
  getKey: (group: SidebarGroup) => string;
  /** Returns the groups that contain a page, excluding the page itself. Outermost first. */
  getGroups: (routePath: string) => readonly SidebarGroup[];
  /** Whether the contents of collapsed groups are omitted from the HTML. */
  isLarge: boolean;
}

/** Position of a page in the sidebar. */
interface PagePosition {
  groups: readonly SidebarGroup[];
  /** Whether the innermost group links to the page. */
  isGroup: boolean;
}

const trees = new WeakMap<readonly SidebarItem[], SidebarTree>();

/** Returns the lookup tables for a sidebar, cached per `items` array. */
export function getSidebarTree(items: readonly SidebarItem[]): SidebarTree {
  let tree = trees.get(items);
  if (!tree) {
    tree = createTree(items);
    trees.set(items, tree);
  }
  return tree;
}

/** Checks whether the contents of collapsed groups are omitted from the HTML of a sidebar. */
export function isLargeSidebar(items: readonly SidebarItem[]): boolean {
  return getSidebarTree(items).isLarge;
}

function createTree(items: readonly SidebarItem[]): SidebarTree {
  const keys = new Map<SidebarGroup, string>();
  const positions = new Map<string, PagePosition>();
  const nameCounts = new Map<string, number>();
  let count = 0;

  const addPage = (link: string | undefined, position: PagePosition): void => {
    const key = linkedPage(link);
    // If a page is listed more than once, only its first position is active.
    if (key !== undefined && !positions.has(key)) positions.set(key, position);
  };
  const visit = (
    entries: readonly SidebarItem[],
    groups: readonly SidebarGroup[],
    path: string,
  ) => {
    for (const item of entries) {
      count += 1;
      if (item.kind === 'link') addPage(item.link, { groups, isGroup: false });
      if (item.kind !== 'group') continue;
      const name = `${path}/${item.text}`;
      const duplicates = nameCounts.get(name) ?? 0;
      nameCounts.set(name, duplicates + 1);
      keys.set(item, `oct-s${hash(duplicates ? `${name}#${duplicates}` : name)}`);
      addPage(item.link, { groups: [...groups, item], isGroup: true });
      visit(item.items, [...groups, item], name);
    }
  };
  visit(items, [], '');

  const getKey = (group: SidebarGroup): string => keys.get(group) ?? '';
  const positionOf = (routePath: string): PagePosition | undefined =>
    positions.get(pageKey(routePath));
  return {
    getKey,
    getTrail: (routePath) => positionOf(routePath)?.groups.map(getKey) ?? [],
    getGroups: (routePath) => {
      const { groups = [], isGroup } = positionOf(routePath) ?? {};
      return isGroup ? groups.slice(0, -1) : groups;
    },
    isLarge: count > LARGE_SIDEBAR_THRESHOLD,
  };
}

/** Returns the page key for a link, or `undefined` if the link is missing or external. */
function linkedPage(link: string | undefined): string | undefined {
  return !link || isExternal(link) ? undefined : pageKey(splitHref(link).path);
}

/** Checks whether a sidebar item links to the page with the key `current`. */
export function linksToPage({ link }: Pick<SidebarLink, 'link'>, current: string): boolean {
  return linkedPage(link) === current;
}

/** Returns the FNV-1a hash of a string, for use in element IDs. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return (value >>> 0).toString(36);
}

/**
 * Finds the first link in a group. Large sidebars use it as a fallback for collapsed groups if JavaScript is disabled.
 */
export function findFirstLink(group: SidebarGroup): string | undefined {
  if (group.link) return group.link;
  for (const item of group.items) {
    const link =
      item.kind === 'link' ? item.link : item.kind === 'group' ? findFirstLink(item) : undefined;
    if (link) return link;
  }
  return undefined;
}
