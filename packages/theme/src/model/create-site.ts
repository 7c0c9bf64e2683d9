import { THEME_DEFAULTS } from './theme-defaults.generated';
import type { PageData, SiteData, ThemeConfig } from './types';

export { OVERRIDABLE_COMPONENTS } from './overridable';

/** What a site says of itself; the rest is filled in. */
export interface SiteChoices extends Partial<Omit<SiteData, 'themeConfig'>> {
  title: string;
  themeConfig?: Partial<ThemeConfig>;
}

/** What a page says of itself; the rest is filled in. */
export type PageChoices = Partial<PageData> & Pick<PageData, 'routePath'>;

/** Data of a site for `SiteProvider`: one language and version at the root of its host, unless it says otherwise. */
export function createSite({ themeConfig, lang = 'en', ...site }: SiteChoices): SiteData {
  return {
    description: '',
    base: '/',
    cleanUrls: true,
    lang,
    defaultLang: lang,
    locales: [{ lang, label: lang }],
    version: '',
    multiVersion: { default: '', versions: [] },
    ...site,
    themeConfig: {
      nav: [],
      ...THEME_DEFAULTS,
      localeRedirect: 'never',
      ...themeConfig,
    },
  };
}

/** Data of a page for `SiteProvider`. */
export function createPage({ routePath, lang = 'en', ...page }: PageChoices): PageData {
  return {
    routePath,
    lang,
    version: '',
    pageType: 'doc',
    title: '',
    toc: [],
    frontmatter: {},
    alternates: { [lang]: routePath },
    ...page,
  };
}
