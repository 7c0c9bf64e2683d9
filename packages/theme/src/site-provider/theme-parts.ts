import type { ComponentType } from 'react';

import type { ColorModeControlProps } from '../color-mode/ColorModeControl';
import type { DocFooterProps } from '../doc-footer/DocFooter';
import type { BackgroundImageProps } from '../hero/BackgroundImage';
import type { FeaturesProps } from '../hero/Features';
import type { HeroProps } from '../hero/Hero';
import type { LayoutProps } from '../layout/Layout';
import type { NavbarProps } from '../navbar/Navbar';
import type { NotFoundProps } from '../not-found/NotFound';
import type { OutlineProps } from '../outline/Outline';
import type { OverviewProps } from '../overview/Overview';
import type { SearchButtonProps } from '../search-panel/SearchButton';
import type { SidebarProps } from '../sidebar/Sidebar';
import type { ToolStackProps } from '../tool-stack/ToolStack';

/** Components of the layout that a site can override, with the props that each receives. */
export interface ThemeParts {
  Layout: ComponentType<LayoutProps>;
  Navbar: ComponentType<NavbarProps>;
  Logo: ComponentType;
  SearchButton: ComponentType<SearchButtonProps>;
  ColorModeControl: ComponentType<ColorModeControlProps>;
  Sidebar: ComponentType<SidebarProps>;
  Outline: ComponentType<OutlineProps>;
  Overview: ComponentType<OverviewProps>;
  DocFooter: ComponentType<DocFooterProps>;
  BackgroundImage: ComponentType<BackgroundImageProps>;
  Hero: ComponentType<HeroProps>;
  Features: ComponentType<FeaturesProps>;
  ToolStack: ComponentType<ToolStackProps>;
  SiteFooter: ComponentType;
  NotFound: ComponentType<NotFoundProps>;
}
