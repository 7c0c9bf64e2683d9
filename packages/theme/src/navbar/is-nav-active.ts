import type { NavItem } from '../model/types';
import { isExternal, isSamePage, isWithinPath, splitHref } from '../url/urls';
import { warnOnce } from '../validate/warn-once';

/**
 * Checks whether a navbar item is active on a route path. An item is active if its `activeMatch` matches the path, if
 * it links to the path or a parent path, or if one of its child items is active. A link to a home page is active only
 * on that page.
 */
export function isNavActive(
  item: NavItem,
  path: string,
  isHome: (routePath: string) => boolean,
): boolean {
  if (item.items?.some((child) => isNavActive(child, path, isHome))) return true;
  if (item.activeMatch !== undefined) return matchesPattern(item.activeMatch, path);
  if (item.link === undefined || isExternal(item.link) || item.link.startsWith('#')) return false;
  const link = splitHref(item.link).path;
  return isHome(link) ? isSamePage(path, link) : isWithinPath(path, link);
}

function matchesPattern(pattern: string, path: string): boolean {
  try {
    return new RegExp(pattern).test(path);
  } catch {
    warnOnce(
      `Invalid regular expression "${pattern}" in "activeMatch". The navbar item is never active.`,
    );
    return false;
  }
}
