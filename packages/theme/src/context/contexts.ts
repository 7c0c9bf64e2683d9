import type { SearchClient } from '@octavo/search';
import { type Context, createContext, type RefObject, useContext } from 'react';

import type { NavbarMessages } from '../model/navbar-messages';
import type {
  ListPages,
  Navigation,
  PageData,
  SearchIndex,
  SidebarItem,
  SiteData,
} from '../model/types';

// Values that change independently have separate contexts. For example, a hash change does not re-render the sidebar.
export const SiteContext = createContext<SiteData | null>(null);
export const PageContext = createContext<PageData | null>(null);
export const SidebarContext = createContext<readonly SidebarItem[] | null>(null);
export const NavbarMessagesContext: Context<NavbarMessages | null> =
  createContext<NavbarMessages | null>(null);
export const NavigationContext = createContext<Navigation | null>(null);
export const NavigationRefContext = createContext<RefObject<Navigation> | null>(null);
export const SearchClientContext = createContext<SearchClient | undefined>(undefined);
export const SearchIndexesContext = createContext<readonly SearchIndex[]>([]);

export const ListPagesContext = createContext<ListPages | undefined>(undefined);

/**
 * Returns the value of a context provided by `SiteProvider`. Throws an error that mentions the `hook` name if there is
 * no provider.
 */
export function useRequiredContext<T>(context: React.Context<T | null>, hook: string): T {
  const value = useContext(context);
  if (value === null) {
    throw new Error(
      `octavo: ${hook}() was called outside of <SiteProvider>. Wrap the component in <SiteProvider site={…} page={…} sidebar={…} navigation={…}>.`,
    );
  }
  return value;
}
