import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';

import { type ColorMode, getColorModeStorageKey } from '../color-mode/color-mode';
import { getColorModeStore } from '../color-mode/color-mode-store';
import type { Navigation } from '../model/types';
import { SiteProvider } from '../site-provider/SiteProvider';
import { mockClient } from './search-data';
import { storyPage, storySidebar, storySite } from './site-data';
import type { SiteOverrides, StoryLang } from './site-parameters';

/** Props of `StorySite`. */
export interface StorySiteProps {
  /** Language of the site. */
  lang: StoryLang;
  /** Color mode of the site. */
  colorMode: ColorMode;
  /** Changes to the default site and page. */
  overrides: SiteOverrides;
  /** Called when the reader selects another language in the story. */
  onLangChange: (lang: StoryLang) => void;
  /** Story to render. */
  children: ReactNode;
}

/** Renders the site around a story. Links change the current page, but not its content. */
export function StorySite({ lang, colorMode, overrides, onLangChange, children }: StorySiteProps) {
  const site = useMemo(() => storySite(lang, overrides), [lang, overrides]);
  const initialPage = useMemo(() => storyPage(lang, overrides), [lang, overrides]);
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
        const next = pathname.startsWith('/zh/') ? 'zh' : 'en';
        if (next !== lang) onLangChange(next);
        else setLocation({ pathname, search, hash });
      },
    }),
    [location, lang, onLangChange],
  );

  useLayoutEffect(() => {
    document.documentElement.lang = lang;
    getColorModeStore(getColorModeStorageKey(site.base)).set(colorMode);
  }, [lang, colorMode, site.base]);

  return (
    <SiteProvider
      site={site}
      page={page}
      sidebar={overrides.sidebar ?? storySidebar(lang)}
      searchClient={overrides.search === null ? undefined : (overrides.search ?? mockClient)}
      navigation={navigation}
    >
      {children}
    </SiteProvider>
  );
}
