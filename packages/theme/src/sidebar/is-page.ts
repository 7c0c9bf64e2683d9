import type { SidebarLink } from '../model/types';
import { isExternal, pageKey, splitHref } from '../url/urls';

/** Whether an entry leads to the page with the key `current`. */
export function isPage(item: Pick<SidebarLink, 'link'>, current: string): boolean {
  return (
    item.link !== '' && !isExternal(item.link) && pageKey(splitHref(item.link).path) === current
  );
}
