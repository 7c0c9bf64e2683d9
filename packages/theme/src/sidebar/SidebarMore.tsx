import { useMessages } from '../context/useMessages';
import { Link } from '../link/Link';
import type { SidebarItem } from '../model/types';
import { firstLink } from './sidebar-tree';

export interface SidebarMoreProps {
  /** The entry next to those that are drawn; it leads on where there are no scripts. */
  next: SidebarItem | undefined;
  onMore: () => void;
}

/** Stands for the entries of a very long level that are not in the page. */
export function SidebarMore({ next, onMore }: SidebarMoreProps) {
  const { sidebarMore } = useMessages();
  const link = next?.kind === 'link' ? next.link : next?.kind === 'group' ? firstLink(next) : '';
  return (
    <li>
      <button type="button" className="oct-sidebar-title oct-sidebar-more" onClick={onMore}>
        {sidebarMore}
      </button>
      {link && (
        <noscript>
          <Link className="oct-sidebar-link" href={link}>
            {sidebarMore}
          </Link>
        </noscript>
      )}
    </li>
  );
}
