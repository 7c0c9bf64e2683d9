import { useMessages } from '../context/useMessages';
import { Link } from '../link/Link';
import type { SidebarItem } from '../model/types';
import { firstLink } from './sidebar-tree';

export interface SidebarMoreProps {
  /** First entry that is not rendered. Without JavaScript, a link to it replaces the button. */
  next: SidebarItem | undefined;
  onClick: () => void;
}

/** Button that renders more entries of a very long level. */
export function SidebarMore({ next, onClick }: SidebarMoreProps) {
  const { sidebarMore } = useMessages();
  const link = next?.kind === 'link' ? next.link : next?.kind === 'group' ? firstLink(next) : '';
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
