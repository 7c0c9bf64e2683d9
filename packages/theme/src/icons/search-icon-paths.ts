import type { IconPath } from '../model/types';
import { ICON_PATHS } from './icon-paths';

const paths = {
  search: ICON_PATHS.search,
  close: ICON_PATHS.close,
  title: { d: 'M6 3h8l4 4v14H6zM14 3v4h4' },
  heading: { d: 'M9 4L7 20M17 4l-2 16M4 9h17M3 15h17' },
  content: { d: 'M4 6h16M4 12h16M4 18h10' },
  recent: { d: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4l3 2' },
  keyEnter: { d: 'M19 6v7H6M10 9l-4 4 4 4' },
  keyUp: { d: 'M12 20V5M6 11l6-6 6 6' },
  keyDown: { d: 'M12 4v15M6 13l6 6 6-6' },
} satisfies Record<string, IconPath>;

export type SearchIconName = keyof typeof paths;

/** Path data for icons of the search panel: kinds of results, and keys. Pages do not load them. */
export const SEARCH_ICON_PATHS: Record<SearchIconName, IconPath> = paths;
