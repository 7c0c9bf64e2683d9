import type { SearchClient } from '@octavo/search';
import { createContext, type RefObject, useContext } from 'react';

import type { NavbarMessages } from '../model/navbar-messages';
import type { Navigation, PageData, SearchIndex, SidebarItem, SiteData } from '../model/types';

// One context for each thing that changes on its own, so that a new hash draws no sidebar.
export const SiteContext = createContext<SiteData | null>(null);
export const PageContext = createContext<PageData | null>(null);
export const SidebarContext = createContext<readonly SidebarItem[] | null>(null);
export const NavbarMessagesContext = createContext<NavbarMessages | null>(null);
export const NavigationContext = createContext<Navigation | null>(null);
export const NavigationRefContext = createContext<RefObject<Navigation> | null>(null);
export const SearchClientContext = createContext<SearchClient | undefined>(undefined);
export const SearchIndexesContext = createContext<readonly SearchIndex[]>([]);

/** Read a context of `SiteProvider`, or say who needs it. */
export function useProvided<T>(context: React.Context<T | null>, hook: string): T {
  const value = useContext(context);
  if (value === null) {
    throw new Error(
      `octavo: ${hook}() has no data, because no <SiteProvider> is around its component. Render the component inside <SiteProvider site page sidebar navigation>.`,
    );
  }
  return value;
}
