import type { SearchClient } from '@octavo/search';
import { type ReactNode, useMemo, useRef } from 'react';
import { navbarMessagesFor, requireReact } from '#built-in';

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
import { useAssetHost } from './useAssetHost';

const NO_INDEXES: readonly SearchIndex[] = [];

export interface SiteProviderProps {
  /** Data of the page's language and version. */
  site: SiteData;
  page: PageData;
  /** Sidebar of the page's section; empty where it has none. */
  sidebar: readonly SidebarItem[];
  navigation: Navigation;
  /** Engine behind the search panel; without it there is no search button. */
  searchClient?: SearchClient;
  /** Other indexes, each a tab of the search panel. Keep the array the same between renders. */
  searchIndexes?: readonly SearchIndex[];
  /** Components that override those of the theme. Keep the object the same between renders. */
  parts?: Partial<ThemeParts> | undefined;
  children: ReactNode;
}

/** Give the components below it the site, the page and the router, and make links navigate. */
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
  requireReact();
  const messages = useMemo(
    () => navbarMessagesFor(site.lang, messageOverrides(site.themeConfig)),
    [site],
  );
  const navigationRef = useRef(navigation);
  useIsomorphicLayoutEffect(() => {
    navigationRef.current = navigation;
  });
  useLinkDelegation(navigationRef, site.base);
  useAssetHost(site);

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
