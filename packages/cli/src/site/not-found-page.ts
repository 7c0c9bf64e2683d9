import type { PageData } from '@octavo/theme';
import { joinRoute } from '@octavo/theme/urls';

import type { SiteConfig } from '../config/types';
import { langOptions } from '../pages/route-of';
import { alternatesOf } from './alternates';

/** Page of a language that stands for addresses without one. */
export function notFoundPage(config: SiteConfig, lang: string): PageData {
  const options = langOptions(config);
  return {
    routePath: joinRoute({ version: config.multiVersion.default, lang, rest: '/404' }, options),
    lang,
    version: config.multiVersion.default,
    pageType: '404',
    title: '404',
    toc: [],
    frontmatter: {},
    alternates: alternatesOf('/', options, () => undefined),
  };
}
