import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';

import { type ColorMode, colorModeKey } from '../color-mode/color-mode';
import { getColorModeStore } from '../color-mode/color-mode-store';
import type { Navigation } from '../model/types';
import { SiteProvider } from '../site-provider/SiteProvider';
import { cannedSearch } from './search-data';
import { storyPage, storySidebar, storySite } from './site-data';
import type { SiteChanges, StoryLang } from './site-parameters';

export interface StorySiteProps {
  lang: StoryLang;
  colorMode: ColorMode;
  changes: SiteChanges;
  /** Called when the reader chooses another language in the story. */
  onLang: (lang: StoryLang) => void;
  children: ReactNode;
}

/** The site around a story. Its links work: the page that is current changes, its content stays. */
export function StorySite({ lang, colorMode, changes, onLang, children }: StorySiteProps) {
  const site = useMemo(() => storySite(lang, changes), [lang, changes]);
  const first = useMemo(() => storyPage(lang, changes), [lang, changes]);
  const [location, setLocation] = useState({ pathname: first.routePath, search: '', hash: '' });
  const page = useMemo(
    () => ({ ...first, routePath: location.pathname }),
    [first, location.pathname],
  );
  const navigation = useMemo<Navigation>(
    () => ({
      location,
      navigate(to) {
        const { pathname, search, hash } = new URL(to, window.location.origin);
        const next = pathname.startsWith('/zh/') ? 'zh' : 'en';
        if (next !== lang) onLang(next);
        else setLocation({ pathname, search, hash });
      },
    }),
    [location, lang, onLang],
  );

  useLayoutEffect(() => {
    document.documentElement.lang = lang;
    getColorModeStore(colorModeKey(site.base)).set(colorMode);
  }, [lang, colorMode, site.base]);

  return (
    <SiteProvider
      site={site}
      page={page}
      sidebar={changes.sidebar ?? storySidebar(lang)}
      searchClient={changes.search === null ? undefined : (changes.search ?? cannedSearch)}
      navigation={navigation}
    >
      {children}
    </SiteProvider>
  );
}
