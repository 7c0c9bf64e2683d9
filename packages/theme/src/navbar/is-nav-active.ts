import type { NavItem } from '../model/types';
import { isBelow, isExternal, isSamePage, splitHref } from '../url/urls';
import { warnOnce } from '../validate/warn-once';

/**
 * Whether a path belongs to an entry: its `activeMatch` fits the path, the path lies below its link
 * (a home page holds only itself), or one of its items is active.
 */
export function isNavActive(
  item: NavItem,
  path: string,
  isHome: (routePath: string) => boolean,
): boolean {
  if (item.items?.some((child) => isNavActive(child, path, isHome))) return true;
  if (item.activeMatch !== undefined) return matches(item.activeMatch, path);
  if (item.link === undefined || isExternal(item.link) || item.link.startsWith('#')) return false;
  const link = splitHref(item.link).path;
  return isHome(link) ? isSamePage(path, link) : isBelow(path, link);
}

function matches(pattern: string, path: string): boolean {
  try {
    return new RegExp(pattern).test(path);
  } catch {
    warnOnce(`activeMatch "${pattern}" is no regular expression; the entry is never active.`);
    return false;
  }
}
