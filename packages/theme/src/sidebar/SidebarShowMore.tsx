import { useMessages } from '../context/useMessages';
import { Link } from '../link/Link';
import type { SidebarItem } from '../model/types';
import { findFirstLink } from './sidebar-tree';

export interface SidebarShowMoreProps {
  /** First item that is not rendered. If JavaScript is disabled, a link to this item replaces the button. */
  next: SidebarItem | undefined;
  onClick: () => void;
}

/** Button that renders more items in a very long sidebar level. */
export function SidebarShowMore({ next, onClick }: SidebarShowMoreProps) {
  const { sidebarMore } = useMessages();
  const link =
    next?.kind === 'link' ? next.link : next?.kind === 'group' ? findFirstLink(next) : '';
  return (
    <li>
      <button type="button" className="oct-sidebar-title oct-sidebar-more" onClick={onClick}>
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
