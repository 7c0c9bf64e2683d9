import { LARGE_SIDEBAR_THRESHOLD } from '../model/constants';
import type { SidebarGroup, SidebarItem, SidebarLink } from '../model/types';
import { isExternal, pageKey, splitHref } from '../url/urls';

/** Lookup tables of a sidebar. They are shared by all pages that show it. */
export interface SidebarTree {
  /** Returns the keys of the groups that contain a page, outermost first. A group that links to the page is the last one. */
  trailOf: (routePath: string) => readonly string[];
  /** Returns the key of a group. It depends on the titles of the group and its ancestors, and on earlier duplicates. */
  keyOf: (group: SidebarGroup) => string;
  /** Returns the titles of the groups that contain a page, without the page itself. */
  titlesOf: (routePath: string) => readonly string[];
  /** Whether the HTML omits the entries of closed groups. */
  isLarge: boolean;
}

/** Position of a page in the sidebar. */
interface PagePosition {
  groups: readonly SidebarGroup[];
  /** Whether the last group links to the page. */
  isGroup: boolean;
}

const trees = new WeakMap<readonly SidebarItem[], SidebarTree>();

/** Returns the tree of a sidebar. It is computed once for each array of items. */
export function sidebarTree(items: readonly SidebarItem[]): SidebarTree {
  let tree = trees.get(items);
  if (!tree) {
    tree = createTree(items);
    trees.set(items, tree);
  }
  return tree;
}

function createTree(items: readonly SidebarItem[]): SidebarTree {
  const keys = new Map<SidebarGroup, string>();
  const positions = new Map<string, PagePosition>();
  const nameCounts = new Map<string, number>();
  let count = 0;

  const addPage = (link: string | undefined, position: PagePosition): void => {
    const key = linkedPage(link);
    // A page that is listed twice is active only in its first position.
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

  const keyOf = (group: SidebarGroup): string => keys.get(group) ?? '';
  const positionOf = (routePath: string): PagePosition | undefined =>
    positions.get(pageKey(routePath));
  return {
    keyOf,
    trailOf: (routePath) => positionOf(routePath)?.groups.map(keyOf) ?? [],
    titlesOf: (routePath) => {
      const position = positionOf(routePath);
      const groups = position?.isGroup ? position.groups.slice(0, -1) : position?.groups;
      return groups?.map(({ text }) => text) ?? [];
    },
    isLarge: count > LARGE_SIDEBAR_THRESHOLD,
  };
}

/** Returns the key of the page that a link refers to, or `undefined` without a link and for external links. */
function linkedPage(link: string | undefined): string | undefined {
  return !link || isExternal(link) ? undefined : pageKey(splitHref(link).path);
}

/** Returns whether an entry links to the page with the key `current`, which means that it is active. */
export function isPage({ link }: Pick<SidebarLink, 'link'>, current: string): boolean {
  return linkedPage(link) === current;
}

/** Returns the FNV-1a hash of a text, for use in an `id`. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return (value >>> 0).toString(36);
}

/** Returns the first link in a group, which replaces the group if it cannot be opened without JavaScript. */
export function firstLink(group: SidebarGroup): string | undefined {
  if (group.link) return group.link;
  for (const item of group.items) {
    const link =
      item.kind === 'link' ? item.link : item.kind === 'group' ? firstLink(item) : undefined;
    if (link) return link;
  }
  return undefined;
}
