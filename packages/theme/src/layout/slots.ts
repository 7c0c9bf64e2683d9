import type { ReactNode } from 'react';

import type { LayoutSlotName } from '../model/layout-slots';

/** Custom content for the layout slots. */
export interface LayoutSlots extends Partial<Record<LayoutSlotName, ReactNode>> {
  /** Content above the navbar, such as a banner. */
  top?: ReactNode;
  /** Content at the start of the navbar, before the site name. */
  navbarBefore?: ReactNode;
  /** Content at the end of the navbar. */
  navbarAfter?: ReactNode;
  /** Content above the sidebar items. */
  sidebarBefore?: ReactNode;
  /** Content below the sidebar items. */
  sidebarAfter?: ReactNode;
  /** Content above the outline. */
  outlineBefore?: ReactNode;
  /** Content below the outline. */
  outlineAfter?: ReactNode;
  /** Content above the main content of doc pages. */
  docBefore?: ReactNode;
  /** Content between the main content and the page footer of doc pages. */
  docAfter?: ReactNode;
  /** Content below the page footer of doc pages. */
  docFooterAfter?: ReactNode;
  /** Content at the top of home pages. */
  homeBefore?: ReactNode;
  /** Content above the hero on home pages. */
  heroBefore?: ReactNode;
  /** Content below the hero on home pages. */
  heroAfter?: ReactNode;
  /** Content above the features on home pages. */
  featuresBefore?: ReactNode;
  /** Content below the features on home pages. */
  featuresAfter?: ReactNode;
  /** Content above the tool stack on home pages. */
  toolStackBefore?: ReactNode;
  /** Content below the tool stack on home pages. */
  toolStackAfter?: ReactNode;
  /** Content at the bottom of home pages. */
  homeAfter?: ReactNode;
  /** Content above the message on the 404 page. */
  notFoundBefore?: ReactNode;
  /** Content below the message on the 404 page. */
  notFoundAfter?: ReactNode;
  /** Content above the site footer of home pages and custom pages. */
  footerBefore?: ReactNode;
  /** Content below the site footer of home pages and custom pages. */
  footerAfter?: ReactNode;
  /** Content at the end of the layout, below everything else. */
  bottom?: ReactNode;
}
