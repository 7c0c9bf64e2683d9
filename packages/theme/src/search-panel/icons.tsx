import type { SearchResult } from '@octavo/search';

import { MAGNIFYING_GLASS_PATH, SearchIcon } from './SearchIcon';

const PATHS = {
  search: MAGNIFYING_GLASS_PATH,
  close: 'M6 6l12 12M18 6 6 18',
  title: 'M6 3h8l4 4v14H6Zm8 0v4h4',
  heading: 'M9 4 7 20M17 4l-2 16M4 9h17M3 15h17',
  content: 'M4 6h16M4 12h16M4 18h10',
  recent: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 4v4l3 2',
} satisfies Record<SearchResult['kind'] | 'search' | 'close' | 'recent', string>;

/** Name of a search panel icon. */
export type PanelIconName = keyof typeof PATHS;

/** Decorative icon for the search panel. Always use it next to a text label. */
export function PanelIcon({ name }: { name: PanelIconName }) {
  return <SearchIcon d={PATHS[name]} />;
}
