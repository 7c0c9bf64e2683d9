import { PathIcon } from '../icons/Icon';
import { ICON_PATHS, type IconName } from '../icons/icon-paths';

/** Decorative icon for the search button and panel. Always use it next to a text label. */
export function SearchIcon({ name = 'search' }: { name?: IconName }) {
  return <PathIcon path={ICON_PATHS[name]} className="oct-search-icon" />;
}
