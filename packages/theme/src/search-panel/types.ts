import type { SearchClient } from '@octavo/search';

import type { Messages } from '../model/messages';
import type { NavItem, SearchIndex, SidebarItem } from '../model/types';

/** Navigation that the search panel takes pages from. */
export interface SearchStart {
  /** Sidebar of the current page. The first page of each group is shown. */
  sidebar: readonly SidebarItem[];
  /** Navbar items, for pages without a sidebar. */
  nav: readonly NavItem[];
}

/** Props for `SearchPanel`. */
export interface SearchPanelProps {
  /** Search client for the current language and version. */
  client: SearchClient;
  /**
   * Tab label for `client` if there are multiple tabs. If other tabs are filters of it, the label is the `searchAllSites` UI
   * string. @default the `search` UI string
   */
  name?: string | undefined;
  /** Additional search indexes, shown as tabs. Their results open in a new browser tab. */
  indexes?: readonly SearchIndex[];
  /** Navigation whose pages are shown before the user enters a query, if there are no recent searches. */
  start?: SearchStart | undefined;
  open: boolean;
  /** Called when the user closes the panel. */
  onClose: () => void;
  /** Called when the user opens a result in the current browser tab. `link` is a route path with an optional hash. */
  onNavigate: (link: string) => void;
  /** Converts a result link to an href. @default returns the link unchanged */
  hrefOf?: (link: string) => string;
  /** Language tag for the UI strings. @default 'en' */
  lang?: string | undefined;
  /** UI strings that override the built-in ones. */
  messages?: Partial<Messages> | undefined;
  className?: string;
}

/** Query submitted with the Enter key before its results arrived. */
export interface Submission {
  query: string;
  client: SearchClient;
  inNewTab: boolean;
}
