import type { ComponentType, ReactNode } from 'react';
import { messagesFor as builtInMessages } from '#built-in';
import { CustomLayout as LoadedCustomLayout, HomeLayout as LoadedHomeLayout } from '#layout-parts';

import type { LayoutSlots } from './layout/slots';
import type { Messages } from './messages';

// What ejected parts are made of. No promise goes with these names: they change as the parts do, and
// `octavo diff` shows how.

export { ANNOUNCEMENT_ATTRIBUTE, announcementKey } from './announcement/announcement-key';
export { LastUpdated } from './doc-footer/LastUpdated';
export { ActionLink } from './hero/ActionLink';
export { HeroStars } from './hero/HeroStars';
export { ThemedImage } from './hero/ThemedImage';
export { readStorage, writeStorage } from './hooks/safe-storage';
export { throttle } from './hooks/throttle';
export { useIsomorphicLayoutEffect } from './hooks/useIsomorphicLayoutEffect';
export { useMergedRef } from './hooks/useMergedRef';
export { useScrolledPast } from './hooks/useScrolledPast';
export { Icon } from './icons/Icon';
export { Markup } from './icons/Markup';
export { DocLayout } from './layout/DocLayout';
export { MAIN_ID } from './layout/main-id';
export { SiteFooter } from './layout/SiteFooter';
export { scrollToHash } from './link/scroll-to-hash';
export { Logo } from './navbar/Logo';
export { MobileMenuButton } from './navbar/MobileMenuButton';
export { NavEntry } from './navbar/NavEntry';
export { SwitchMenu } from './navbar/SwitchMenu';
export { useHiddenNavbar } from './navbar/useHiddenNavbar';
export { useNavActive } from './navbar/useNavActive';
export { useLanguageOptions, useVersionOptions } from './navbar/useSwitchOptions';
export { withoutDefaultLang } from './not-found/without-default-lang';
export { OutlineList } from './outline/OutlineList';
export { nestHeadings, outlineHeadings } from './outline/outline-entries';
export { useActiveHeading } from './outline/useActiveHeading';
export { filterOverview } from './overview/filter-overview';
export { OverviewGroupList } from './overview/OverviewGroupList';
export { toolLanguage } from './popover/tool-language';
export type { OpenOn } from './popover/use-trigger';
export { catchTyping, endTyping } from './search-panel/early-typing';
export { hasSearchDialog, loadSearchDialog } from './search-panel/SearchPanel';
export { SearchSign } from './search-panel/SearchSign';
export { isTextField, opensSearch } from './search-panel/search-shortcut';
export { SidebarItems } from './sidebar/SidebarItems';
export { scrollIntoPane } from './sidebar/scroll-into-pane';
export { SidebarStateContext } from './sidebar/sidebar-context';
export { sidebarKey } from './sidebar/sidebar-key';
export { createSidebarStore, type SidebarStore } from './sidebar/sidebar-store';
export { sidebarTree } from './sidebar/sidebar-tree';
export { assetUrl, takeOwnCopy } from './site/asset-url';
export { NavigationContext, PageContext } from './site/contexts';
export { langOptions } from './site/home-path';
export { useBarMessages, useNavigationRef } from './site/hooks';
export { mendSocialLinks, mendTools } from './site/mend';
export { ownTexts } from './site/own-texts';
export { RouteAnnouncer } from './site/RouteAnnouncer';
export { usePart } from './site/theme-parts';
export { pageKey, toHref } from './site/urls';
export { useBarMessagesAnywhere } from './site/useBarMessagesAnywhere';
export { useScrollManager } from './site/useScrollManager';
export { SocialEntry } from './social-links/SocialEntry';
export { classNames } from './text/class-names';
export { InlineMarkdown } from './text/InlineMarkdown';
export { plainText } from './text/inline-markdown';
export { soundList } from './text/sound';
export { ToolLogo } from './tool-stack/ToolLogo';

// Their modules differ by condition, and have no types that are published.
export const CustomLayout: ComponentType<{ children: ReactNode; slots: LayoutSlots }> =
  LoadedCustomLayout;
export const HomeLayout: ComponentType<{ children: ReactNode; slots: LayoutSlots }> =
  LoadedHomeLayout;
export const messagesFor: (lang: string, given?: Partial<Messages>) => Messages = builtInMessages;
