import type { SearchClient } from '@octavo/search';

import type { PageData, SidebarItem, SiteData, ThemeConfig } from '../model/types';

/** Changes of a story to the default site around it. */
export interface SiteOverrides {
  /** Site data to override. */
  site?: Partial<Omit<SiteData, 'themeConfig'>>;
  /** Theme configuration to override. */
  themeConfig?: Partial<ThemeConfig>;
  /** Page data to override. */
  page?: Partial<PageData>;
  /** Sidebar of the page. */
  sidebar?: readonly SidebarItem[];
  /** Search client, or `null` for a site without search. */
  search?: SearchClient | null;
}

/** Language that can be selected in the toolbar. */
export type StoryLang = 'en' | 'zh';

/** Site overrides, or a function that returns them for a language. */
export type SiteOverridesInput = SiteOverrides | ((lang: StoryLang) => SiteOverrides);

/** Returns parameters of a story that override the default site or page. */
export function overrideSite(overrides: SiteOverridesInput): { octavo: SiteOverridesInput } {
  return { octavo: overrides };
}

/** Returns the overrides in the parameters of a story. */
export function readSiteOverrides(
  parameters: { octavo?: unknown },
  lang: StoryLang,
): SiteOverrides {
  const overrides = (parameters.octavo ?? {}) as SiteOverridesInput;
  return typeof overrides === 'function' ? overrides(lang) : overrides;
}
