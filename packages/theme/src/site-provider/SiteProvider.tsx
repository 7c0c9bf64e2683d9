import type { SearchClient } from '@octavo/search';
import { type ReactNode, type RefObject, useMemo, useRef } from 'react';
import { assertReactVersion, navbarMessagesFor } from '#built-in';

import {
  ListPagesContext,
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
import { useNavbarMessages } from '../context/useSite';
import { NEW_TAB_HINT_ID } from '../link/Link';
import { useLinkDelegation } from '../link/useLinkDelegation';
import { getMessageOverrides } from '../model/message-overrides';
import type {
  ListPages,
  Navigation,
  PageData,
  SearchIndex,
  SidebarItem,
  SiteData,
} from '../model/types';
import { useIsomorphicLayoutEffect } from '../react/useIsomorphicLayoutEffect';
import type { ThemeParts } from './theme-parts';
import { useAssetFallback } from './useAssetFallback';

const NO_INDEXES: readonly SearchIndex[] = [];

/** Props for `SiteProvider`. */
export interface SiteProviderProps {
  /** Site data for the language and version of the current page. */
  site: SiteData;
  /** Data for the current page. */
  page: PageData;
  /** Sidebar items for the current section, or an empty array. */
  sidebar: readonly SidebarItem[];
  /** Router adapter. */
  navigation: Navigation;
  /** Search client. If omitted, the navbar has no search button. */
  searchClient?: SearchClient;
  /**
   * Additional search indexes, shown as tabs in the search panel. Pass a stable array reference to avoid re-renders.
   */
  searchIndexes?: readonly SearchIndex[];
  /** Returns the lists for `usePages`. Pass a stable function to avoid re-renders. */
  listPages?: ListPages | undefined;
  /** Overrides for theme components. Pass a stable object reference to avoid re-renders. */
  parts?: Partial<ThemeParts> | undefined;
  children: ReactNode;
}

/**
 * Provides site and page data to the theme components, and handles link clicks with the router.
 *
 * @example
 * <SiteProvider site={site} page={page} sidebar={[]} navigation={navigation}>
 *   <Layout>…</Layout>
 * </SiteProvider>
 */
export function SiteProvider({ children, ...data }: SiteProviderProps) {
  const navigation = useLatest(data.navigation);
  useLinkDelegation(navigation, data.site.base);
  useAssetFallback(data.site);
  return (
    <SiteContexts {...data}>
      {children}
      <NewTabHint />
    </SiteContexts>
  );
}

/** Provides site and page data to a part of a page whose layout is rendered elsewhere. */
export function SiteContexts({
  site,
  page,
  sidebar,
  navigation,
  searchClient,
  searchIndexes = NO_INDEXES,
  listPages,
  parts,
  children,
}: SiteProviderProps) {
  assertReactVersion();
  const messages = useMemo(
    () => navbarMessagesFor(site.lang, getMessageOverrides(site.themeConfig)),
    [site],
  );
  const navigationRef = useLatest(navigation);

  return (
    <SiteContext.Provider value={site}>
      <NavbarMessagesContext.Provider value={messages}>
        <SearchClientContext.Provider value={searchClient}>
          <SearchIndexesContext.Provider value={searchIndexes}>
            <NavigationRefContext.Provider value={navigationRef}>
              <NavigationContext.Provider value={navigation}>
                <SidebarContext.Provider value={sidebar}>
                  <PageContext.Provider value={page}>
                    <ListPagesContext.Provider value={listPages}>
                      <OverridesContext.Provider value={parts}>
                        {children}
                      </OverridesContext.Provider>
                    </ListPagesContext.Provider>
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

/** Describes all links that open in a new tab. */
function NewTabHint() {
  const { opensInNewTab } = useNavbarMessages();
  return (
    <span id={NEW_TAB_HINT_ID} hidden>
      {opensInNewTab}
    </span>
  );
}

function useLatest<T>(value: T): RefObject<T> {
  const ref = useRef(value);
  useIsomorphicLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
}
