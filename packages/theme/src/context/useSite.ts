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
  useRequiredContext,
} from './contexts';

/**
 * Returns the site data shared by all pages in the current language and version.
 *
 * @throws If called outside `SiteProvider`.
 *
 * @example
 * const { title, lang } = useSite();
 */
export function useSite(): SiteData {
  return useRequiredContext(SiteContext, 'useSite');
}

/**
 * Returns the data for the current page.
 *
 * @throws If called outside `SiteProvider`.
 *
 * @example
 * const { title, frontmatter } = usePage();
 */
export function usePage(): PageData {
  return useRequiredContext(PageContext, 'usePage');
}

/**
 * Returns the sidebar items for the current page. Returns an empty array if the page has no sidebar.
 *
 * @throws If called outside `SiteProvider`.
 *
 * @example
 * const hasSidebar = useSidebar().length > 0;
 */
export function useSidebar(): readonly SidebarItem[] {
  return useRequiredContext(SidebarContext, 'useSidebar');
}

/**
 * Returns the current location and the router functions. Re-renders the component when the location changes.
 *
 * @throws If called outside `SiteProvider`.
 *
 * @example
 * const { location, navigate } = useNavigation();
 * const onClick = () => navigate('/guide/start/');
 */
export function useNavigation(): Navigation {
  return useRequiredContext(NavigationContext, 'useNavigation');
}

/**
 * Returns a ref to the navigation adapter. Use it in event handlers to avoid re-rendering when the location changes.
 */
export function useNavigationRef(): RefObject<Navigation> {
  return useRequiredContext(NavigationRefContext, 'useNavigationRef');
}

/** Returns the navbar UI strings. They are separate so that standalone navbars do not load all UI strings. */
export function useNavbarMessages(): NavbarMessages {
  return useRequiredContext(NavbarMessagesContext, 'useNavbarMessages');
}

/**
 * Returns the search client passed to `SiteProvider`.
 *
 * @example
 * const client = useSearchClient();
 * const answer = await client?.query('install', { limit: 5 });
 */
export function useSearchClient(): SearchClient | undefined {
  return useContext(SearchClientContext);
}

/**
 * Returns the additional search indexes passed to `SiteProvider`.
 *
 * @example
 * const names = useSearchIndexes().map(({ name }) => name);
 */
export function useSearchIndexes(): readonly SearchIndex[] {
  return useContext(SearchIndexesContext);
}
