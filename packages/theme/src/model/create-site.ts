import { THEME_DEFAULTS } from './theme-defaults.generated';
import type { PageData, SiteData, ThemeConfig } from './types';

export { LAYOUT_SLOTS, type LayoutSlotName } from './layout-slots';
export { OVERRIDABLE_COMPONENTS, type OverridableComponentName } from './overridable';

/** Options for `createSite`. All keys except `title` are optional. */
export interface SiteOptions extends Partial<Omit<SiteData, 'themeConfig'>> {
  title: string;
  themeConfig?: Partial<ThemeConfig>;
}

/** Options for `createPage`. All keys except `routePath` are optional. */
export type PageOptions = Partial<PageData> & Pick<PageData, 'routePath'>;

/**
 * Creates complete site data for `SiteProvider`. By default, the site has a single language, a single version and the
 * base `/`.
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
 * Creates complete page data for `SiteProvider`.
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
