import { isExternal, localizeRoute, type ParsedRoute } from '@octavo/theme/urls';

import { createLinkResolver, getLinkSettings } from '../../content/compile/link-resolver';
import { toFileLink } from '../../content/scan/is-public-file';
import { getLangOptions } from '../../content/scan/route-of';
import { parseSiteLink, resolveSiteLink } from '../../inventory/site-links';
import type { SiteConfig } from '../../model/config';

/** Adds the language and version to a navbar or sidebar link. Resolves links to other sites. Other URLs stay unchanged. */
export function localizeLink(
  link: string,
  target: Pick<ParsedRoute, 'lang' | 'version'>,
  config: SiteConfig,
): string {
  const siteLink = parseSiteLink(link, config.sites);
  if (siteLink) return resolveSiteLink(siteLink, target.lang).href;
  if (!link.startsWith('/') || isExternal(link)) return link;
  const fileLink = toFileLink(link, config.publicDir);
  if (fileLink !== undefined) return fileLink;
  const route = localizeRoute(link, { ...target, rest: '/' }, getLangOptions(config));
  return normalizeHtmlRoute(route, config);
}

/**
 * Adds or removes a trailing slash, so that a `.html` link opens the file of its page: `/sub` is `/sub/index.html` if the
 * page is a folder index. Clean URLs are left as they are written, because hosts redirect them.
 */
export function normalizeHtmlRoute(route: string, config: SiteConfig): string {
  if (config.route.cleanUrls || !route.startsWith('/')) return route;
  return createLinkResolver(getLinkSettings(config)).normalizeRoute(route);
}
