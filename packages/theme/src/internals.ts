import type { ComponentType, ReactNode } from 'react';
import { messagesFor as builtInMessages } from '#built-in';
import {
  CustomLayout as LoadedCustomLayout,
  HomeLayout as LoadedHomeLayout,
} from '#layout-components';

import type { LayoutSlots } from './layout/slots';
import type { Messages } from './model/messages';

// Modules imported by ejected components. They are not part of the stable API and can change in any release. Run
// `octavo diff` to see the changes.

export { ANNOUNCEMENT_ATTRIBUTE, getAnnouncementKey } from './announcement/announcement-key';
export { NavigationContext, PageContext } from './context/contexts';
export { getSiteMessages } from './context/site-messages';
export { StaticShellContext } from './context/static-shell';
export { useNavbarMessagesOrDefault } from './context/useNavbarMessagesOrDefault';
export { useOverride } from './context/useOverride';
export { useNavbarMessages, useNavigationRef } from './context/useSite';
export { LastUpdated } from './doc-footer/LastUpdated';
export { classNames } from './dom/class-names';
export { MAIN_ID } from './dom/main-id';
export { readStorage, writeStorage } from './dom/storage';
export { ActionLink } from './hero/ActionLink';
export { HeroStars } from './hero/HeroStars';
export { ThemedImage } from './hero/ThemedImage';
export { Icon } from './icons/Icon';
export { Markup } from './icons/Markup';
export { InlineMarkdown } from './inline-markdown/InlineMarkdown';
export { plainText } from './inline-markdown/inline-markdown';
export { ContentLang } from './layout/ContentLang';
export { DocLayout } from './layout/DocLayout';
export { PageError, type PageErrorProps } from './layout/PageError';
export { RouteAnnouncer } from './layout/RouteAnnouncer';
export { SiteFooter } from './layout/SiteFooter';
export { ContentLinksProvider, MarkdownLink } from './link/ContentLink';
export { revealHash, showTarget } from './mdx/behavior/reveal-target';
export { getMessageOverrides } from './model/message-overrides';
export { ColorModeMenu } from './navbar/ColorModeMenu';
export { Logo } from './navbar/Logo';
export { MobileMenuButton } from './navbar/MobileMenuButton';
export { NavbarSearch } from './navbar/NavbarSearch';
export { NavEntry } from './navbar/NavEntry';
export { SwitchMenu } from './navbar/SwitchMenu';
export { useHiddenNavbar } from './navbar/useHiddenNavbar';
export { useNavActive } from './navbar/useNavActive';
export { useLanguageOptions, useVersionOptions } from './navbar/useSwitchOptions';
export { useSimilarPages } from './not-found/useSimilarPages';
export { OutlineList } from './outline/OutlineList';
export { getOutlineHeadings, nestHeadings } from './outline/outline-entries';
export { useActiveHeading } from './outline/useActiveHeading';
export { filterOverview } from './overview/filter-overview';
export { OverviewGroupList } from './overview/OverviewGroupList';
export type { OpenInteraction } from './popover/useTrigger';
export { mountProductPanel } from './product-switcher/mount-product-panel';
export { resolveToolLanguage } from './product-switcher/tool-language';
export { ErrorBoundary, type ErrorBoundaryProps } from './react/ErrorBoundary';
export { useIsomorphicLayoutEffect } from './react/useIsomorphicLayoutEffect';
export { useMergedRef } from './react/useMergedRef';
export { scrollIntoPane } from './scroll/scroll-into-pane';
export { throttle } from './scroll/throttle';
export { useScrolledPast } from './scroll/useScrolledPast';
export { useScrollManager } from './scroll/useScrollManager';
export {
  captureEarlyInput,
  type EarlySearch,
  stopEarlyInput,
} from './search-panel/early-input';
export { SearchIcon } from './search-panel/SearchIcon';
export { isSearchDialogLoaded, loadSearchDialog, SearchPanel } from './search-panel/SearchPanel';
export { getModifierKey, isSearchShortcut, isTextField } from './search-panel/search-shortcut';
export { removeHeadStyles } from './sidebar/head-styles';
export { SidebarItems } from './sidebar/SidebarItems';
export { SidebarStateContext } from './sidebar/sidebar-context';
export { getSidebarStorageKey } from './sidebar/sidebar-key';
export { createSidebarStore, type SidebarStore } from './sidebar/sidebar-store';
export { getSidebarTree } from './sidebar/sidebar-tree';
export { SiteContexts } from './site-provider/SiteProvider';
export { SocialEntry } from './social-links/SocialEntry';
export { getLabelKey } from './tag/label-key';
export { ToolLogo } from './tool-stack/ToolLogo';
export { assetUrl, loadFallbackImage } from './url/asset-url';
export { getLangOptions } from './url/home-path';
export { pageKey, toHref } from './url/urls';
export { withoutDefaultLang } from './url/without-default-lang';

// These modules are resolved through export conditions, so their types are not part of the published type declarations.
export const CustomLayout: ComponentType<{ children: ReactNode; slots: LayoutSlots }> =
  LoadedCustomLayout;
export const HomeLayout: ComponentType<{ children: ReactNode; slots: LayoutSlots }> =
  LoadedHomeLayout;
export const messagesFor: (lang: string, overrides?: Partial<Messages>) => Messages =
  builtInMessages;
