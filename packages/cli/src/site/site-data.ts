import { themeMessages } from '@octavo/mdx-plugins/messages';
import type { NavItem, SiteData, SocialLink } from '@octavo/theme';
import { brandIcon } from '@octavo/theme/icons';

import { localeMessages } from '../config/locale-messages';
import type { SiteConfig, SiteLocale } from '../model/config';
import { withoutUndefined } from '../model/without-undefined';
import { logoSize } from './logo-size';
import { fileLink } from './navigation/localize-link';

/** What every page of a language and version shares, for the browser. */
export function siteDataOf(
  config: SiteConfig,
  locale: SiteLocale,
  version: string,
  nav: NavItem[],
): SiteData {
  const { theme } = config;
  const own = locale.theme;
  const { announcement } = own;
  const linkOf = (link: string) => fileLink(link, config) ?? link;
  return withoutUndefined<SiteData>({
    title: locale.title,
    description: locale.description,
    base: config.base,
    cleanUrls: config.route.cleanUrls,
    logo: config.logo,
    logoSize: logoSize(config),
    logoText: config.logoText,
    icon: config.icon,
    assetHost: theme.assetHost,
    lang: locale.lang,
    defaultLang: config.lang,
    locales: config.locales.map(({ lang, label }) => ({ lang, label })),
    version,
    multiVersion: config.multiVersion,
    themeConfig: withoutUndefined({
      nav,
      socialLinks: theme.socialLinks.map((link) =>
        withSign(
          (link.mode ?? 'link') === 'link' ? { ...link, content: linkOf(link.content) } : link,
        ),
      ),
      darkMode: theme.darkMode,
      search: config.search !== false && theme.search,
      editLink: own.editLink,
      outlineTitle: own.outlineTitle,
      prevPageText: own.prevPageText,
      nextPageText: own.nextPageText,
      lastUpdated: theme.lastUpdated,
      lastUpdatedText: own.lastUpdatedText,
      hideNavbar: theme.hideNavbar,
      localeRedirect: theme.localeRedirect,
      fallbackHeadingTitle: theme.fallbackHeadingTitle,
      enableContentAnimation: theme.enableContentAnimation,
      enableAppearanceAnimation: theme.enableAppearanceAnimation,
      enableScrollToTop: theme.enableScrollToTop,
      copyMarkdown: config.llms.copy || undefined,
      footer: theme.footer,
      announcement: announcement?.link
        ? { ...announcement, link: linkOf(announcement.link) }
        : announcement,
      // All messages of this language and no others: scripts contain none.
      messages: themeMessages(localeMessages(locale).messages),
      tools: theme.tools,
    }),
  });
}

/** A link with the drawing of its sign, for scripts that know no sign by name. */
function withSign(link: SocialLink): SocialLink {
  const { icon, label } = link;
  if (typeof icon !== 'string') return link;
  const path = brandIcon(icon);
  return path ? { ...link, icon: path, label: label ?? icon } : link;
}
