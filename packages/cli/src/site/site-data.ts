import { getThemeMessages } from '@octavo/mdx-plugins/messages';
import type { NavItem, SiteData, SocialLink } from '@octavo/theme';
import { getBrandIcon, getBrandName } from '@octavo/theme/icons';

import { getLocaleMessages } from '../config/locale-messages';
import { toFileLink } from '../content/scan/is-public-file';
import type { OctavoPlugin, SiteConfig, SiteLocale } from '../model/config';
import { omitUndefined } from '../model/omit-undefined';
import { hasComponents } from '../plugin-host/plugin-components';
import { resolvePluginMessages } from '../plugin-host/plugin-messages';
import { resolveFooterLinks } from './footer-links';
import { readLogoSize } from './logo-size';
import { localizeLink, normalizeHtmlRoute } from './navigation/localize-link';

/** Creates the site data that all pages in a language and version share. */
export function createSiteData(
  config: SiteConfig,
  locale: SiteLocale,
  version: string,
  nav: NavItem[],
): SiteData {
  const { theme } = config;
  const localeTheme = locale.theme;
  const { announcement } = localeTheme;
  const edition = { lang: locale.lang, version };
  const toLink = (link: string) =>
    toFileLink(link, config.publicDir) ?? normalizeHtmlRoute(link, config);
  return omitUndefined<SiteData>({
    title: locale.title,
    description: locale.description,
    base: config.base,
    cleanUrls: config.route.cleanUrls,
    logo: config.logo,
    logoSize: readLogoSize(config),
    logoText: config.logoText === true ? locale.title : config.logoText,
    icon: config.icon,
    assetHost: theme.assetHost,
    lang: locale.lang,
    defaultLang: config.lang,
    locales: config.locales.map(({ lang, label }) => ({ lang, label })),
    version,
    multiVersion: config.multiVersion,
    themeConfig: omitUndefined({
      nav,
      socialLinks: theme.socialLinks.map((link) =>
        resolveBrandIcon(
          (link.mode ?? 'link') === 'link' ? { ...link, content: toLink(link.content) } : link,
        ),
      ),
      darkMode: theme.darkMode,
      search: config.search !== false && theme.search,
      editLink: localeTheme.editLink,
      outlineTitle: localeTheme.outlineTitle,
      prevPageText: localeTheme.prevPageText,
      nextPageText: localeTheme.nextPageText,
      lastUpdated: theme.lastUpdated,
      lastUpdatedText: localeTheme.lastUpdatedText,
      hideNavbar: theme.hideNavbar,
      localeRedirect: theme.localeRedirect,
      fallbackHeadingTitle: theme.fallbackHeadingTitle,
      enableContentAnimation: theme.enableContentAnimation,
      enableAppearanceAnimation: theme.enableAppearanceAnimation,
      enableScrollToTop: theme.enableScrollToTop,
      copyMarkdown: config.llms.copy || undefined,
      footer: theme.footer && {
        message: resolveFooterLinks(theme.footer.message, edition, config),
      },
      announcement: announcement?.link
        ? { ...announcement, link: localizeLink(announcement.link, edition, config) }
        : announcement,
      // Scripts do not contain messages, so include all messages for the language.
      messages: getThemeMessages(getLocaleMessages(locale).messages),
      tools: theme.tools,
    }),
    pluginMessages: getComponentMessages(config.plugins, locale.lang),
  });
}

/** Returns the messages of plugins with components. Client modules receive their messages separately. */
function getComponentMessages(
  plugins: readonly OctavoPlugin[],
  lang: string,
): SiteData['pluginMessages'] {
  const found = plugins.flatMap((plugin) =>
    plugin.messages && hasComponents(plugin)
      ? [[plugin.name, resolvePluginMessages(plugin.messages, lang)] as const]
      : [],
  );
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

/** Replaces a brand icon name with its SVG path, because scripts do not contain the icons. */
function resolveBrandIcon(link: SocialLink): SocialLink {
  const { icon, label } = link;
  if (typeof icon !== 'string') return link;
  const path = getBrandIcon(icon);
  return path ? { ...link, icon: path, label: label ?? getBrandName(icon) } : link;
}
