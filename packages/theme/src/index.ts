export { Announcement, type AnnouncementProps } from './announcement/Announcement';
export { ColorModeControl, type ColorModeControlProps } from './color-mode/ColorModeControl';
export type { ColorMode } from './color-mode/color-mode';
export { type ColorModeState, useColorMode } from './color-mode/useColorMode';
export * from './constants';
export { CopyPage, type CopyPageProps } from './copy-page/CopyPage';
export { Dropdown, type DropdownProps } from './disclosure/Dropdown';
export { DocFooter, type DocFooterProps } from './doc-footer/DocFooter';
export { BackgroundImage, type BackgroundImageProps } from './hero/BackgroundImage';
export { Features, type FeaturesProps } from './hero/Features';
export { Hero, type HeroProps } from './hero/Hero';
export type { ThemedSource } from './hero/ThemedImage';
export { Layout, type LayoutProps } from './layout/Layout';
export type { LayoutSlots } from './layout/slots';
export type { LinkProps } from './link/Link';
export { WrittenLink as Link } from './link/WrittenLink';
export { type Messages, messagesFor } from './messages';
export { Navbar, type NavbarProps } from './navbar/Navbar';
export { NotFound, type NotFoundProps } from './not-found/NotFound';
export { Outline, type OutlineProps } from './outline/Outline';
export { type HeadingLevelSources, headingLevels } from './overview/heading-levels';
export { Overview, type OverviewProps } from './overview/Overview';
export { Popover, type PopoverProps, type PopoverTriggerProps } from './popover/Popover';
export { ProductSwitcher, type ProductSwitcherProps } from './popover/ProductSwitcher';
export { ProgressBar, type ProgressBarProps } from './progress-bar/ProgressBar';
export { ScrollToTop, type ScrollToTopProps } from './scroll-to-top/ScrollToTop';
export {
  SearchButton,
  type SearchButtonProps,
  type SearchIndex,
  SearchPanel,
  type SearchPanelProps,
} from './search-panel';
export { Sidebar, type SidebarProps } from './sidebar/Sidebar';
export { documentTitle } from './site/document-title';
export { homePath, languagePath, versionPath } from './site/home-path';
export {
  useNavigation,
  usePage,
  useSearchClient,
  useSearchIndexes,
  useSidebar,
  useSite,
} from './site/hooks';
export { SiteProvider, type SiteProviderProps } from './site/SiteProvider';
export type { ThemeParts } from './site/theme-parts';
export { useMessages } from './site/useMessages';
export { SocialLinks, type SocialLinksProps } from './social-links/SocialLinks';
export { ToolStack, type ToolStackProps } from './tool-stack/ToolStack';
export { Tooltip, type TooltipProps } from './tooltip/Tooltip';
export type * from './types';
