import type { SearchClient } from '@octavo/search';

import type { PageData, SidebarItem, SiteData, ThemeConfig } from '../model/types';

/** Story-specific overrides for the default site. */
export interface SiteOverrides {
  /** Site data overrides. */
  site?: Partial<Omit<SiteData, 'themeConfig'>>;
  /** Theme configuration overrides. */
  themeConfig?: Partial<ThemeConfig>;
  /** Page data overrides. */
  page?: Partial<PageData>;
  /** Sidebar items. */
  sidebar?: readonly SidebarItem[];
  /** Search client, or `null` to disable search. */
  search?: SearchClient | null;
}

/** Story language, selected in the Storybook toolbar: a language with built-in UI strings. */
export type StoryLang = string;

/** Site and page data that the controls of a story edit. */
export interface SiteControls {
  site?: SiteOverrides['site'];
  themeConfig?: SiteOverrides['themeConfig'];
  page?: SiteOverrides['page'];
}

/** Site overrides, or a function that returns them for a language. */
export type SiteOverridesInput = SiteOverrides | ((lang: StoryLang) => SiteOverrides);

/** Creates story parameters that override the default site or page. */
export function overrideSite(overrides: SiteOverridesInput): { octavo: SiteOverridesInput } {
  return { octavo: overrides };
}

/** Reads the site overrides from story parameters. */
export function getSiteOverrides(parameters: { octavo?: unknown }, lang: StoryLang): SiteOverrides {
  const overrides = (parameters.octavo ?? {}) as SiteOverridesInput;
  return typeof overrides === 'function' ? overrides(lang) : overrides;
}
