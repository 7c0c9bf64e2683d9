export { Announcement, type AnnouncementProps } from './announcement/Announcement';
export { ColorModeControl, type ColorModeControlProps } from './color-mode/ColorModeControl';
export type { ColorMode } from './color-mode/color-mode';
export { type ColorModeState, useColorMode } from './color-mode/useColorMode';
export { useMessages } from './context/useMessages';
export { usePages } from './context/usePages';
export { usePluginMessages } from './context/usePluginMessages';
export {
  useNavigation,
  usePage,
  useSearchClient,
  useSearchIndexes,
  useSidebar,
  useSite,
} from './context/useSite';
export { CopyPage, type CopyPageProps } from './copy-page/CopyPage';
export { DocFooter, type DocFooterProps } from './doc-footer/DocFooter';
export { Dropdown, type DropdownProps } from './dropdown/Dropdown';
export { documentTitle } from './head/document-title';
export { BackgroundImage, type BackgroundImageProps } from './hero/BackgroundImage';
export { Features, type FeaturesProps } from './hero/Features';
export { Hero, type HeroProps } from './hero/Hero';
export type { ThemedSource } from './hero/ThemedImage';
export { Layout, type LayoutProps } from './layout/Layout';
export type { LayoutSlots } from './layout/slots';
export { ContentLink as Link } from './link/ContentLink';
export type { LinkProps } from './link/Link';
export * from './model/constants';
export { type Messages, messagesFor } from './model/messages';
export type * from './model/types';
export { Navbar, type NavbarProps } from './navbar/Navbar';
export { NotFound, type NotFoundProps } from './not-found/NotFound';
export { Outline, type OutlineProps } from './outline/Outline';
export { type HeadingLevelSources, headingLevels } from './overview/heading-levels';
export { Overview, type OverviewProps } from './overview/Overview';
export { Popover, type PopoverProps, type PopoverTriggerProps } from './popover/Popover';
export { ProductSwitcher, type ProductSwitcherProps } from './product-switcher/ProductSwitcher';
export { ProgressBar, type ProgressBarProps } from './progress-bar/ProgressBar';
export { ScrollToTop, type ScrollToTopProps } from './scroll-to-top/ScrollToTop';
export {
  SearchButton,
  type SearchButtonProps,
  SearchPanel,
  type SearchPanelProps,
} from './search-panel';
export { Sidebar, type SidebarProps } from './sidebar/Sidebar';
export { SiteProvider, type SiteProviderProps } from './site-provider/SiteProvider';
export type { ThemeParts } from './site-provider/theme-parts';
export { SocialLinks, type SocialLinksProps } from './social-links/SocialLinks';
export { ToolStack, type ToolStackProps } from './tool-stack/ToolStack';
export { Tooltip, type TooltipProps } from './tooltip/Tooltip';
export { homePath, languagePath, versionPath } from './url/home-path';
