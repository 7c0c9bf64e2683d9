import type { ReactNode } from 'react';

/** Custom content for predefined positions of the layout. */
export interface LayoutSlots {
  /** Above the navbar, for example a banner. */
  top?: ReactNode;
  /** In the navbar, before the site name. */
  navbarBefore?: ReactNode;
  /** At the end of the navbar. */
  navbarAfter?: ReactNode;
  /** Above the sidebar entries. */
  sidebarBefore?: ReactNode;
  /** Below the sidebar entries. */
  sidebarAfter?: ReactNode;
  /** Above the outline. */
  outlineBefore?: ReactNode;
  /** Below the outline. */
  outlineAfter?: ReactNode;
  /** Above the content of doc pages. */
  docBefore?: ReactNode;
  /** Between the content and the page footer. */
  docAfter?: ReactNode;
  /** Below the page footer. */
  docFooterAfter?: ReactNode;
  /** At the start of home pages. */
  homeBefore?: ReactNode;
  /** Above the hero. */
  heroBefore?: ReactNode;
  /** Below the hero. */
  heroAfter?: ReactNode;
  /** Above the features. */
  featuresBefore?: ReactNode;
  /** Below the features. */
  featuresAfter?: ReactNode;
  /** Above the tool stack. */
  toolStackBefore?: ReactNode;
  /** Below the tool stack. */
  toolStackAfter?: ReactNode;
  /** At the end of home pages. */
  homeAfter?: ReactNode;
  /** Above the message of the 404 page. */
  notFoundBefore?: ReactNode;
  /** Below the message of the 404 page. */
  notFoundAfter?: ReactNode;
  /** Above the site footer of pages without a sidebar. */
  footerBefore?: ReactNode;
  /** Below the site footer of pages without a sidebar. */
  footerAfter?: ReactNode;
  /** Below all other content. */
  bottom?: ReactNode;
}
