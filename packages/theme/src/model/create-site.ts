import { THEME_DEFAULTS } from './theme-defaults.generated';
import type { PageData, SiteData, ThemeConfig } from './types';

export { OVERRIDABLE_COMPONENTS } from './overridable';

/** Input of `createSite`. All keys except `title` have defaults. */
export interface SiteOptions extends Partial<Omit<SiteData, 'themeConfig'>> {
  title: string;
  themeConfig?: Partial<ThemeConfig>;
}

/** Input of `createPage`. All keys except `routePath` have defaults. */
export type PageOptions = Partial<PageData> & Pick<PageData, 'routePath'>;

/**
 * Returns complete site data for `SiteProvider`. By default, the site has one language, one version and the base `/`.
 *
 * @example
 * const site = createSite({
 *   title: 'Acme',
 *   themeConfig: { nav: [{ text: 'Guide', link: '/guide' }] },
 * });
 */
export function createSite({ themeConfig, lang = 'en', ...site }: SiteOptions): SiteData {
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

/**
 * Returns complete page data for `SiteProvider`.
 *
 * @example
 * const page = createPage({ routePath: '/guide', title: 'Guide' });
 */
export function createPage({ routePath, lang = 'en', ...page }: PageOptions): PageData {
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
