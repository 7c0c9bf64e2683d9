import { localizeRoute, type SplitRoute, splitHref } from '@octavo/theme/urls';

import type { SiteConfig } from '../config/types';
import { isPublicFile } from '../pages/is-public-file';
import { langOptions } from '../pages/route-of';

/**
 * Give a link of navigation and sidebars the language and version of the place it is shown in. Files of the public
 * folder are the same in all of them.
 */
export function localizeLink(
  link: string,
  place: Pick<SplitRoute, 'lang' | 'version'>,
  config: SiteConfig,
): string {
  if (!link.startsWith('/') || isPublicFile(splitHref(link).path, config.publicDir)) return link;
  return localizeRoute(link, { ...place, rest: '/' }, langOptions(config));
}
