import { PathIcon } from '../icons/Icon';
import { SEARCH_ICON_PATHS, type SearchIconName } from '../icons/search-icon-paths';

/** Decorative icon for the search panel. Always use it next to a text label. */
export function SearchIcon({ name }: { name: SearchIconName }) {
  return <PathIcon path={SEARCH_ICON_PATHS[name]} className="oct-search-icon" />;
}
