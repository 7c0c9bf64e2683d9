import type { ReactNode } from 'react';

/** Places of the layout where a site may put something of its own. */
export interface LayoutSlots {
  /** Above everything, for example an announcement. */
  top?: ReactNode;
  /** In the bar, before the site's name. */
  navbarBefore?: ReactNode;
  /** At the end of the bar. */
  navbarAfter?: ReactNode;
  sidebarBefore?: ReactNode;
  sidebarAfter?: ReactNode;
  outlineBefore?: ReactNode;
  outlineAfter?: ReactNode;
  docBefore?: ReactNode;
  /** Between the content and the page's footer. */
  docAfter?: ReactNode;
  /** Below the page's footer. */
  docFooterAfter?: ReactNode;
  homeBefore?: ReactNode;
  heroBefore?: ReactNode;
  heroAfter?: ReactNode;
  featuresBefore?: ReactNode;
  featuresAfter?: ReactNode;
  toolStackBefore?: ReactNode;
  toolStackAfter?: ReactNode;
  homeAfter?: ReactNode;
  notFoundBefore?: ReactNode;
  notFoundAfter?: ReactNode;
  /** Around the last line of pages without a sidebar. */
  footerBefore?: ReactNode;
  footerAfter?: ReactNode;
  /** Below everything. */
  bottom?: ReactNode;
}
