import type { SearchClient } from '@octavo/search';

import type { PageData, SidebarItem, SiteData, ThemeConfig } from '../model/types';

/** What a story changes of the site around it. */
export interface SiteChanges {
  site?: Partial<Omit<SiteData, 'themeConfig'>>;
  themeConfig?: Partial<ThemeConfig>;
  page?: Partial<PageData>;
  sidebar?: readonly SidebarItem[];
  /** `null` for a site without search. */
  search?: SearchClient | null;
}

/** The languages of the toolbar. */
export type StoryLang = 'en' | 'zh';

export type SiteChangesIn = SiteChanges | ((lang: StoryLang) => SiteChanges);

/** Parameters of a story that shows a component on another site, or on another page of it. */
export function onSite(changes: SiteChangesIn): { octavo: SiteChangesIn } {
  return { octavo: changes };
}

/** Read what `onSite` wrote. */
export function siteChanges(parameters: { octavo?: unknown }, lang: StoryLang): SiteChanges {
  const changes = (parameters.octavo ?? {}) as SiteChangesIn;
  return typeof changes === 'function' ? changes(lang) : changes;
}
