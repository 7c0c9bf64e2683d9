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

import { findCode } from '../built-site/find-code';
import { createLinkResolver, getLinkSettings } from '../content/compile/link-resolver';
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
 * Returns the links in the content of a fallback page, including its buttons and cards, for which there is a page in the
 * language of the page. Maps URL paths without the base, as they are in compiled content, to route paths.
 */
export function getContentLinks(
  page: Page,
  config: SiteConfig,
  pageOf: FindPage,
): Record<string, string> | undefined {
  if (page.contentLang === undefined) return undefined;
  const contentLinks = page.content.links.filter(({ kind }) => kind === 'link');
  const links = [...contentLinks, ...getHomeLinks(page, config)].flatMap(({ href, resolved }) => {
    const { path } = splitHref(resolved);
    if (isExternal(resolved) || !path.startsWith('/')) return [];
    const urlPath = withoutBase(path, config.base);
    const route = urlPath && findLocalizedRoute(href, urlPath, page, config, pageOf);
    return route ? [[urlPath, route] as const] : [];
  });
  return links.length > 0 ? Object.fromEntries(links) : undefined;
}

/** Returns the links in the frontmatter of a home page, which are in its Markdown. */
function getHomeLinks(
  { filePath, content: { frontmatter } }: Page,
  config: SiteConfig,
): { href: string; resolved: string }[] {
  const items = [...(frontmatter.hero?.actions ?? []), ...(frontmatter.features ?? [])];
  const hrefs = items.flatMap(({ link }) => (link ? [link] : []));
  if (hrefs.length === 0) return [];
  const { resolveLink } = createLinkResolver(getLinkSettings(config));
  return hrefs.map((href) => ({ href, resolved: resolveLink(href, filePath) }));
}

/** Start tag of a link in compiled HTML up to the path of its URL. Attributes have double quotes. */
const LINK_TAG = /(<a(?:\s+[^\s"=<>]+(?:="[^"]*")?)*?\s+href=")(\/[^"?#]*)/g;

type UrlConfig = Pick<SiteConfig, 'base' | 'route'>;
type ContentLinks = Readonly<Record<string, string>>;

/** Replaces the links in fragments of compiled HTML. */
export function replaceLinks(
  fragments: readonly string[],
  links: ContentLinks | undefined,
  config: UrlConfig,
): string[] {
  if (!links) return [...fragments];
  return fragments.map((html) =>
    html.replace(
      LINK_TAG,
      (_tag, start: string, path: string) => start + replacePath(path, links, config),
    ),
  );
}

/** Inline code, or the start of a link up to the path of its URL, which can contain balanced parentheses. */
const MARKDOWN_LINK =
  /(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)|(\]\(|^[\s>]*\[[^\]]+\]: |(?:^|\s)href=["'])(\/(?:[^\s()?#"<>]|\([^\s()]*\))*?)(?=[\s)?#"<>]|'[\s>]|$)/g;

/** Replaces the links in the Markdown of a page. Code is not changed. */
export function replaceMarkdownLinks(
  markdown: string | undefined,
  links: ContentLinks | undefined,
  config: UrlConfig,
): string | undefined {
  if (!links || markdown === undefined) return markdown;
  const lines = markdown.split('\n');
  const isCode = findCode(lines);
  return lines
    .map((line, index) =>
      isCode[index]
        ? line
        : line.replace(MARKDOWN_LINK, (all, _marker, start?: string, path?: string) =>
            start === undefined ? all : start + replacePath(path!, links, config),
          ),
    )
    .join('\n');
}

function replacePath(
  path: string,
  links: ContentLinks,
  { base, route: { cleanUrls } }: UrlConfig,
): string {
  const urlPath = withoutBase(path, base);
  const route = urlPath === undefined ? undefined : links[urlPath];
  return route === undefined ? path : toHref(route, { base, cleanUrls });
}
