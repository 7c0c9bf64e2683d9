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
 * Returns the data that all pages of the current language and version share.
 *
 * @throws Outside of `SiteProvider`.
 *
 * @example
 * const { title, lang } = useSite();
 */
export function useSite(): SiteData {
  return useRequiredContext(SiteContext, 'useSite');
}

/**
 * Returns the data of the current page.
 *
 * @throws Outside of `SiteProvider`.
 *
 * @example
 * const { title, frontmatter } = usePage();
 */
export function usePage(): PageData {
  return useRequiredContext(PageContext, 'usePage');
}

/**
 * Returns the entries of the sidebar of the current page. The list is empty if the page has no sidebar.
 *
 * @throws Outside of `SiteProvider`.
 *
 * @example
 * const hasSidebar = useSidebar().length > 0;
 */
export function useSidebar(): readonly SidebarItem[] {
  return useRequiredContext(SidebarContext, 'useSidebar');
}

/**
 * Returns the current location and the functions of the router. The component re-renders when the location changes.
 *
 * @throws Outside of `SiteProvider`.
 *
 * @example
 * const { location, navigate } = useNavigation();
 * const onClick = () => navigate('/guide/start/');
 */
export function useNavigation(): Navigation {
  return useRequiredContext(NavigationContext, 'useNavigation');
}

/** Returns a ref to the router for event handlers, so that the component does not re-render when the location changes. */
export function useNavigationRef(): RefObject<Navigation> {
  return useRequiredContext(NavigationRefContext, 'useNavigationRef');
}

/** Returns the UI strings of the navbar. They are separate, so that an application with only a navbar loads no others. */
export function useNavbarMessages(): NavbarMessages {
  return useRequiredContext(NavbarMessagesContext, 'useNavbarMessages');
}

/**
 * Returns the search client that was passed to `SiteProvider`.
 *
 * @example
 * const client = useSearchClient();
 * const answer = await client?.query('install', { limit: 5 });
 */
export function useSearchClient(): SearchClient | undefined {
  return useContext(SearchClientContext);
}

/**
 * Returns the additional search indexes that were passed to `SiteProvider`.
 *
 * @example
 * const names = useSearchIndexes().map(({ name }) => name);
 */
export function useSearchIndexes(): readonly SearchIndex[] {
  return useContext(SearchIndexesContext);
}
