import { sound } from '../text/sound';
import type { PageData, SidebarItem, SiteData, SocialLink, ToolLink } from '../types';
import { pageShape, sidebarShape, siteShape, socialLinkShape, toolLinkShape } from './shapes';

// Data that nobody has checked, made fit to be drawn. Sound data is given back itself.
export const mendSite = (site: SiteData): SiteData => sound(site, siteShape, 'site');
export const mendPage = (page: PageData): PageData => sound(page, pageShape, 'page');
export const mendSidebar = (items: readonly SidebarItem[]): readonly SidebarItem[] =>
  sound(items, sidebarShape, 'sidebar');
export const mendSocialLinks = (links: readonly SocialLink[]): readonly SocialLink[] =>
  sound(links, [socialLinkShape], 'socialLinks');
export const mendTools = (tools: readonly ToolLink[]): readonly ToolLink[] =>
  sound(tools, [toolLinkShape], 'tools');
