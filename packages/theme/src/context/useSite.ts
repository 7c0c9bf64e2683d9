import type { SearchClient } from '@octavo/search';
import { type RefObject, useContext } from 'react';

import type { NavbarMessages } from '../model/navbar-messages';
import type { Navigation, PageData, SearchIndex, SidebarItem, SiteData } from '../model/types';
import {
  NavbarMessagesContext,
  NavigationContext,
  NavigationRefContext,
  PageContext,
  SearchClientContext,
  SearchIndexesContext,
  SidebarContext,
  SiteContext,
  useProvided,
} from './contexts';

/** What all pages of this language and version share. */
export function useSite(): SiteData {
  return useProvided(SiteContext, 'useSite');
}

/** The page that is shown. */
export function usePage(): PageData {
  return useProvided(PageContext, 'usePage');
}

/** Entries of the sidebar the page belongs to; empty where it has none. */
export function useSidebar(): readonly SidebarItem[] {
  return useProvided(SidebarContext, 'useSidebar');
}

/** The router: location, `navigate`, `preload`. Draws again on every change of the location. */
export function useNavigation(): Navigation {
  return useProvided(NavigationContext, 'useNavigation');
}

/** The router for handlers, which need it when something happens and not to draw. */
export function useNavigationRef(): RefObject<Navigation> {
  return useProvided(NavigationRefContext, 'useNavigationRef');
}

/** Texts of the navbar: an application that uses it alone loads no others. */
export function useNavbarMessages(): NavbarMessages {
  return useProvided(NavbarMessagesContext, 'useNavbarMessages');
}

/** The engine behind the search panel, where the site has one. */
export function useSearchClient(): SearchClient | undefined {
  return useContext(SearchClientContext);
}

/** Other indexes that the search panel offers. */
export function useSearchIndexes(): readonly SearchIndex[] {
  return useContext(SearchIndexesContext);
}
