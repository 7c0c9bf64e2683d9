import type { PageData } from '@octavo/theme';
import { joinRoute } from '@octavo/theme/urls';

import { getLangOptions } from '../content/scan/route-of';
import type { SiteConfig } from '../model/config';
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
    title: '404',
    toc: [],
    frontmatter: {},
    alternates: findAlternates(home, options, () => undefined),
    ...(versionAlternates ? { versionAlternates } : {}),
  };
}
