import type { SearchClient } from '@octavo/search';
import { type ReactNode, useMemo, useRef } from 'react';
import { assertReactVersion, navbarMessagesFor } from '#built-in';

import {
  NavbarMessagesContext,
  NavigationContext,
  NavigationRefContext,
  PageContext,
  SearchClientContext,
  SearchIndexesContext,
  SidebarContext,
  SiteContext,
} from '../context/contexts';
import { OverridesContext } from '../context/useOverride';
import { NEW_TAB_HINT_ID } from '../link/Link';
import { useLinkDelegation } from '../link/useLinkDelegation';
import { messageOverrides } from '../model/message-overrides';
import type { Navigation, PageData, SearchIndex, SidebarItem, SiteData } from '../model/types';
import { useIsomorphicLayoutEffect } from '../react/useIsomorphicLayoutEffect';
import type { ThemeParts } from './theme-parts';
import { useAssetFallback } from './useAssetFallback';

const NO_INDEXES: readonly SearchIndex[] = [];

/** Props of `SiteProvider`. */
export interface SiteProviderProps {
  /** Data of the site for the language and version of the page. */
  site: SiteData;
  /** Data of the current page. */
  page: PageData;
  /** Sidebar entries of the current section, or an empty list. */
  sidebar: readonly SidebarItem[];
  /** Adapter for the router. */
  navigation: Navigation;
  /** Search client. Without it, the navbar has no search button. */
  searchClient?: SearchClient;
  /** Additional indexes, shown as tabs in the search panel. Pass the same array on every render. */
  searchIndexes?: readonly SearchIndex[];
  /** Overrides of theme components. Pass the same object on every render. */
  parts?: Partial<ThemeParts> | undefined;
  children: ReactNode;
}

/**
 * Provides the data of the site and the page to the components of the theme, and handles clicks on links with the router.
 *
 * @example
 * <SiteProvider site={site} page={page} sidebar={[]} navigation={navigation}>
 *   <Layout>…</Layout>
 * </SiteProvider>
 */
export function SiteProvider({
  site,
  page,
  sidebar,
  navigation,
  searchClient,
  searchIndexes = NO_INDEXES,
  parts,
  children,
}: SiteProviderProps) {
  assertReactVersion();
  const messages = useMemo(
    () => navbarMessagesFor(site.lang, messageOverrides(site.themeConfig)),
    [site],
  );
  const navigationRef = useRef(navigation);
  useIsomorphicLayoutEffect(() => {
    navigationRef.current = navigation;
  });
  useLinkDelegation(navigationRef, site.base);
  useAssetFallback(site);

  return (
    <SiteContext.Provider value={site}>
      <NavbarMessagesContext.Provider value={messages}>
        <SearchClientContext.Provider value={searchClient}>
          <SearchIndexesContext.Provider value={searchIndexes}>
            <NavigationRefContext.Provider value={navigationRef}>
              <NavigationContext.Provider value={navigation}>
                <SidebarContext.Provider value={sidebar}>
                  <PageContext.Provider value={page}>
                    <OverridesContext.Provider value={parts}>{children}</OverridesContext.Provider>
                    <span id={NEW_TAB_HINT_ID} hidden>
                      {messages.opensInNewTab}
                    </span>
                  </PageContext.Provider>
                </SidebarContext.Provider>
              </NavigationContext.Provider>
            </NavigationRefContext.Provider>
          </SearchIndexesContext.Provider>
        </SearchClientContext.Provider>
      </NavbarMessagesContext.Provider>
    </SiteContext.Provider>
  );
}
