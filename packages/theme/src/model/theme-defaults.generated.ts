// Generated from the schemas by `npm run generate`. Do not edit.

import type { UserThemeConfig } from './theme-config.generated';

/** Default values of the theme options that have one. */
export const THEME_DEFAULTS = {
  socialLinks: [],
  darkMode: true,
  search: true,
  lastUpdated: false,
  hideNavbar: 'never',
  localeRedirect: 'auto',
  fallbackHeadingTitle: true,
  enableContentAnimation: false,
  enableAppearanceAnimation: false,
  enableScrollToTop: false,
  tools: [],
} satisfies UserThemeConfig;
