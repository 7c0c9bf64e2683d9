import type { NavItem, SiteData } from '@octavo/theme';

import type { SiteConfig, SiteLocale } from '../config/types';
import { logoSize } from './logo-size';
import { clean } from './sidebar-from-files';

/** What every page of a language and version shares, for the browser. */
export function siteDataOf(
  config: SiteConfig,
  locale: SiteLocale,
  version: string,
  nav: NavItem[],
): SiteData {
  const { theme } = config;
  const own = locale.theme;
  return clean<SiteData>({
    title: locale.title,
    description: locale.description,
    base: config.base,
    cleanUrls: config.route.cleanUrls,
    logo: config.logo,
    logoSize: logoSize(config),
    logoText: config.logoText,
    icon: config.icon,
    lang: locale.lang,
    defaultLang: config.lang,
    locales: config.locales.map(({ lang, label }) => ({ lang, label })),
    version,
    multiVersion: config.multiVersion,
    themeConfig: clean({
      nav,
      socialLinks: theme.socialLinks ?? [],
      darkMode: theme.darkMode ?? true,
      search: config.search !== false && (theme.search ?? true),
      editLink: own.editLink,
      outlineTitle: own.outlineTitle,
      prevPageText: own.prevPageText,
      nextPageText: own.nextPageText,
      lastUpdated: theme.lastUpdated ?? false,
      lastUpdatedText: own.lastUpdatedText,
      hideNavbar: theme.hideNavbar ?? 'never',
      localeRedirect: theme.localeRedirect ?? 'auto',
      fallbackHeadingTitle: theme.fallbackHeadingTitle ?? true,
      enableContentAnimation: theme.enableContentAnimation ?? false,
      enableAppearanceAnimation: theme.enableAppearanceAnimation ?? false,
      enableScrollToTop: theme.enableScrollToTop ?? false,
      footer: theme.footer,
      tools: theme.tools ?? [],
    }),
  });
}
