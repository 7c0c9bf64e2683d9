import { MESSAGE_LANGUAGES } from '@octavo/mdx-plugins/messages';
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';

import { type ColorMode, getColorModeStorageKey } from '../color-mode/color-mode';
import { getColorModeStore } from '../color-mode/color-mode-store';
import type { Navigation } from '../model/types';
import { SiteProvider } from '../site-provider/SiteProvider';
import { mockClient } from './search-data';
import { createStoryPage, createStorySidebar, createStorySite } from './site-data';
import type { SiteOverrides, StoryLang } from './site-parameters';

/** Props for `StorySite`. */
export interface StorySiteProps {
  /** Site language. */
  lang: StoryLang;
  /** Color mode. */
  colorMode: ColorMode;
  /** Overrides for the default site and page. */
  overrides: SiteOverrides;
  /** Called when the user switches the language in the story. */
  onLangChange: (lang: StoryLang) => void;
  /** Story to render. */
  children: ReactNode;
}

/** Renders a story inside a site. Links change the route path, but not the content. */
export function StorySite({ lang, colorMode, overrides, onLangChange, children }: StorySiteProps) {
  const site = useMemo(() => createStorySite(lang, overrides), [lang, overrides]);
  const initialPage = useMemo(() => createStoryPage(lang, overrides), [lang, overrides]);
  const [location, setLocation] = useState({
    pathname: initialPage.routePath,
    search: '',
    hash: '',
  });
  const page = useMemo(
    () => ({ ...initialPage, routePath: location.pathname }),
    [initialPage, location.pathname],
  );
  const navigation = useMemo<Navigation>(
    () => ({
      location,
      navigate(to) {
        const { pathname, search, hash } = new URL(to, window.location.origin);
        const next =
          MESSAGE_LANGUAGES.find((each) => each !== 'en' && pathname.startsWith(`/${each}/`)) ??
          'en';
        if (next !== lang) onLangChange(next);
        else setLocation({ pathname, search, hash });
      },
    }),
    [location, lang, onLangChange],
  );

  useLayoutEffect(() => {
    document.documentElement.lang = lang;
    document.documentElement.dir = lang === 'ar' ? 'rtl' : 'ltr';
    getColorModeStore(getColorModeStorageKey(site.base)).set(colorMode);
  }, [lang, colorMode, site.base]);

  return (
    <SiteProvider
      site={site}
      page={page}
      sidebar={overrides.sidebar ?? createStorySidebar(lang)}
      searchClient={overrides.search === null ? undefined : (overrides.search ?? mockClient)}
      navigation={navigation}
    >
      {children}
    </SiteProvider>
  );
}
