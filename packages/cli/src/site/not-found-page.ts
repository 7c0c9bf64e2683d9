import type { PageContent } from '@octavo/mdx-plugins';
import type { PageData } from '@octavo/theme';
import { joinRoute, pageKey, splitRoute } from '@octavo/theme/urls';

import { replaceFrontmatter } from '../content/scan/page-text';
import { getLangOptions } from '../content/scan/route-of';
import type { SiteConfig } from '../model/config';
import type { SourceFile } from '../model/page';
import { findAlternates, findVersionAlternates } from './alternates';

/** Creates the page data for the 404 page in a language and version. */
export function createNotFoundPage(config: SiteConfig, lang: string, version: string): PageData {
  const options = getLangOptions(config);
  const home = joinRoute({ version, lang, rest: '/' }, options);
  const versionAlternates = findVersionAlternates(home, options, () => undefined);
  return {
    routePath: joinRoute({ version, lang, rest: '/404' }, options),
    lang,
    version,
    pageType: '404',
    isNotFound: true,
    title: '404',
    toc: [],
    frontmatter: {},
    alternates: findAlternates(home, options, () => undefined),
    ...(versionAlternates ? { versionAlternates } : {}),
  };
}

/** Returns the route of the 404 page in the language and version of a route. */
export function getNotFoundRoute(routePath: string, config: SiteConfig): string {
  const options = getLangOptions(config);
  return joinRoute({ ...splitRoute(routePath, options), rest: '/404' }, options);
}

/** Checks whether a page replaces the 404 page of its language and version. */
export function isNotFoundPage(
  { routePath }: Pick<SourceFile, 'routePath'>,
  config: SiteConfig,
): boolean {
  return pageKey(splitRoute(routePath, getLangOptions(config)).rest) === '/404';
}

/** Returns the content of a page. A page that replaces the 404 page of its language and version is unlisted. */
export function unlistNotFoundPage(
  content: PageContent,
  page: Pick<SourceFile, 'routePath'>,
  config: SiteConfig,
): PageContent {
  if (!isNotFoundPage(page, config)) return content;
  return replaceFrontmatter(content, { ...content.frontmatter, unlisted: true });
}
