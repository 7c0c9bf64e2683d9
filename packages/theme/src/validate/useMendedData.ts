import { useMemo } from 'react';

import type { PageData, SidebarItem, SiteData, SocialLink, ToolLink } from '../model/types';
import { sound } from './coerce';
import { requireReact } from './require-react';
import { pageShape, sidebarShape, siteShape, socialLinkShape, toolLinkShape } from './shapes';

export interface GivenData {
  site: SiteData;
  page: PageData;
  sidebar: readonly SidebarItem[];
}

// Data that nobody has checked, made fit to be drawn. Sound data is given back itself.
export function useMendedData({ site, page, sidebar }: GivenData): GivenData {
  requireReact();
  return {
    site: useMemo(() => sound(site, siteShape, 'site'), [site]),
    page: useMemo(() => sound(page, pageShape, 'page'), [page]),
    sidebar: useMemo(() => sound(sidebar, sidebarShape, 'sidebar'), [sidebar]),
  };
}
export const mendSocialLinks = (links: readonly SocialLink[]): readonly SocialLink[] =>
  sound(links, [socialLinkShape], 'socialLinks');
export const mendTools = (tools: readonly ToolLink[]): readonly ToolLink[] =>
  sound(tools, [toolLinkShape], 'tools');
