import {
  isExternal,
  joinRoute,
  localizeRoute,
  pageKey,
  splitHref,
  splitRoute,
  toHref,
  withoutBase,
} from '@octavo/theme/urls';

import { getLangOptions } from '../content/scan/route-of';
import type { SiteConfig } from '../model/config';
import type { Page, SourceFile } from '../model/page';

/** Returns the page for a page key. */
export type FindPage = (key: string) => Pick<Page, 'routePath'> | undefined;

/**
 * Returns the route path of a linked page in the language of the page that contains the link. Returns `undefined` if the
 * link stays as it is: on pages that are no fallbacks, in links to files, and in links with a language.
 *
 * @param href - link in the source file
 * @param routePath - route path that the link leads to in the language of the source file
 */
export function findLocalizedRoute(
  href: string,
  routePath: string,
  { lang, version, contentLang }: Pick<SourceFile, 'lang' | 'version' | 'contentLang'>,
  config: SiteConfig,
  pageOf: FindPage,
): string | undefined {
  const options = getLangOptions(config);
  const target = splitRoute(routePath, options);
  const isInSite = routePath.startsWith('/');
  if (!isInSite || contentLang === undefined || target.lang !== contentLang) return undefined;
  const hasLang =
    href.startsWith('/') &&
    splitRoute(localizeRoute(href, { version, lang, rest: '/' }, options), options).lang !== lang;
  return hasLang ? undefined : pageOf(pageKey(joinRoute({ ...target, lang }, options)))?.routePath;
}

/**
 * Returns the links in the content of a fallback page for which there is a page in the language of the page. Maps URL
 * paths without the base, as they are in compiled content, to route paths.
 */
export function getContentLinks(
  page: Page,
  config: SiteConfig,
  pageOf: FindPage,
): Record<string, string> | undefined {
  if (page.contentLang === undefined) return undefined;
  const links = page.content.links.flatMap(({ kind, href, resolved }) => {
    const { path } = splitHref(resolved);
    if (kind !== 'link' || isExternal(resolved) || !path.startsWith('/')) return [];
    const urlPath = withoutBase(path, config.base);
    const route = urlPath && findLocalizedRoute(href, urlPath, page, config, pageOf);
    return route ? [[urlPath, route] as const] : [];
  });
  return links.length > 0 ? Object.fromEntries(links) : undefined;
}

/** Start tag of a link in compiled HTML up to the path of its URL. Attributes have double quotes. */
const LINK_TAG = /(<a(?:\s+[^\s"=<>]+(?:="[^"]*")?)*?\s+href=")(\/[^"?#]*)/g;

/** Replaces the links in fragments of compiled HTML. */
export function replaceLinks(
  fragments: readonly string[],
  links: Readonly<Record<string, string>> | undefined,
  { base, route: { cleanUrls } }: Pick<SiteConfig, 'base' | 'route'>,
): string[] {
  if (!links) return [...fragments];
  return fragments.map((html) =>
    html.replace(LINK_TAG, (tag, start: string, path: string) => {
      const urlPath = withoutBase(path, base);
      const route = urlPath === undefined ? undefined : links[urlPath];
      return route === undefined ? tag : start + toHref(route, { base, cleanUrls });
    }),
  );
}
