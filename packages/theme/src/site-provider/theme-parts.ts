import type { ComponentType } from 'react';

import type { ColorModeControlProps } from '../color-mode/ColorModeControl';
import type { DocFooterProps } from '../doc-footer/DocFooter';
import type { BackgroundImageProps } from '../hero/BackgroundImage';
import type { FeaturesProps } from '../hero/Features';
import type { HeroProps } from '../hero/Hero';
import type { LayoutProps } from '../layout/Layout';
import type { OverridableComponentName } from '../model/overridable';
import type { NavbarProps } from '../navbar/Navbar';
import type { NotFoundProps } from '../not-found/NotFound';
import type { OutlineProps } from '../outline/Outline';
import type { OverviewProps } from '../overview/Overview';
import type { SearchButtonProps } from '../search-panel/SearchButton';
import type { SidebarProps } from '../sidebar/Sidebar';
import type { ToolStackProps } from '../tool-stack/ToolStack';

/** Props for the overridable components, by component name. */
interface OverridableProps {
  Layout: LayoutProps;
  Navbar: NavbarProps;
  Logo: object;
  SearchButton: SearchButtonProps;
  ColorModeControl: ColorModeControlProps;
  Sidebar: SidebarProps;
  Outline: OutlineProps;
  Overview: OverviewProps;
  DocFooter: DocFooterProps;
  BackgroundImage: BackgroundImageProps;
  Hero: HeroProps;
  Features: FeaturesProps;
  ToolStack: ToolStackProps;
  SiteFooter: object;
  NotFound: NotFoundProps;
}

/** Component overrides for a site, by component name. */
export type ThemeParts = {
  [Name in OverridableComponentName]: ComponentType<OverridableProps[Name]>;
};
