import { LARGE_SIDEBAR } from '../model/constants';
import type { SidebarGroup, SidebarItem, SidebarLink } from '../model/types';
import { isExternal, pageKey, splitHref } from '../url/urls';

/** What the theme derives from a sidebar, once for all pages that show it. */
export interface SidebarTree {
  /** Keys of the groups around a page, outermost first; the last may be the group that links it. */
  trailOf: (routePath: string) => readonly string[];
  /** Key of a group, stable as long as its text and place among its namesakes are. */
  keyOf: (group: SidebarGroup) => string;
  /** Titles of the groups around a page, without the page itself. */
  titlesOf: (routePath: string) => readonly string[];
  /** Whether closed groups leave their entries out of the HTML. */
  isLarge: boolean;
}

interface Place {
  groups: readonly SidebarGroup[];
  /** Whether the page is the last group's own link. */
  isGroup: boolean;
}

const trees = new WeakMap<readonly SidebarItem[], SidebarTree>();

/** The tree of a sidebar; computed once for each array of items. */
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
  const places = new Map<string, Place>();
  const used = new Map<string, number>();
  let count = 0;

  const place = (link: string | undefined, found: Place): void => {
    const key = linkedPage(link);
    // A page that stands twice belongs where it stands first.
    if (key !== undefined && !places.has(key)) places.set(key, found);
  };
  const visit = (
    entries: readonly SidebarItem[],
    groups: readonly SidebarGroup[],
    path: string,
  ) => {
    for (const item of entries) {
      count += 1;
      if (item.kind === 'link') place(item.link, { groups, isGroup: false });
      if (item.kind !== 'group') continue;
      const name = `${path}/${item.text}`;
      const namesakes = used.get(name) ?? 0;
      used.set(name, namesakes + 1);
      keys.set(item, `oct-s${hash(namesakes ? `${name}#${namesakes}` : name)}`);
      place(item.link, { groups: [...groups, item], isGroup: true });
      visit(item.items, [...groups, item], name);
    }
  };
  visit(items, [], '');

  const keyOf = (group: SidebarGroup): string => keys.get(group) ?? '';
  const groupsAt = (routePath: string): Place | undefined => places.get(pageKey(routePath));
  return {
    keyOf,
    trailOf: (routePath) => groupsAt(routePath)?.groups.map(keyOf) ?? [],
    titlesOf: (routePath) => {
      const found = groupsAt(routePath);
      const groups = found?.isGroup ? found.groups.slice(0, -1) : found?.groups;
      return groups?.map(({ text }) => text) ?? [];
    },
    isLarge: count > LARGE_SIDEBAR,
  };
}

/** Returns the key of the page that a link leads to; `undefined` without a link and for external ones. */
function linkedPage(link: string | undefined): string | undefined {
  return !link || isExternal(link) ? undefined : pageKey(splitHref(link).path);
}

/** Whether an entry links to the page with the key `current`, which makes it the active entry. */
export function isPage({ link }: Pick<SidebarLink, 'link'>, current: string): boolean {
  return linkedPage(link) === current;
}

/** A short name for a text (FNV-1a), fit for an `id`. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return (value >>> 0).toString(36);
}

/** First page of a group, for readers whose browser cannot open it. */
export function firstLink(group: SidebarGroup): string | undefined {
  if (group.link) return group.link;
  for (const item of group.items) {
    const link =
      item.kind === 'link' ? item.link : item.kind === 'group' ? firstLink(item) : undefined;
    if (link) return link;
  }
  return undefined;
}
