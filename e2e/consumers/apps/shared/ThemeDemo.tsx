'use client';

import {
  Hero,
  Navbar,
  type Navigation,
  Outline,
  Overview,
  Popover,
  SearchPanel,
  Sidebar,
  SiteProvider,
} from '@octavo/theme';
import { type ReactNode, useState } from 'react';

import { pageOf, searchClient, sidebar, site } from './site';

const socialLinks = [{ icon: 'github', content: 'https://example.com/acme', label: 'Code' }];
const linked = { ...site, themeConfig: { ...site.themeConfig, socialLinks } };

export interface ThemeDemoProps {
  navigation: Navigation;
  /** A link of the app's own router. */
  link: ReactNode;
}

/** The theme components, used on a page of an app that has its own router. */
export function ThemeDemo({ navigation, link }: ThemeDemoProps) {
  const [isSearching, setSearching] = useState(false);
  return (
    <SiteProvider
      site={linked}
      page={pageOf(navigation.location.pathname)}
      sidebar={sidebar}
      navigation={navigation}
      searchClient={searchClient}
    >
      <Navbar />
      <Sidebar />
      <main>
        <Hero title="Octavo elsewhere" getStartedHref="/about" />
        <p>{link}</p>
        <h2 id="why">Why</h2>
        <Overview />
        <Popover openOn="click" trigger={(props) => <button {...props}>More</button>}>
          Popover content
        </Popover>
        <button type="button" onClick={() => setSearching(true)}>
          Find
        </button>
        <SearchPanel
          client={searchClient}
          open={isSearching}
          onClose={() => setSearching(false)}
          onNavigate={navigation.navigate}
        />
      </main>
      <Outline />
    </SiteProvider>
  );
}
