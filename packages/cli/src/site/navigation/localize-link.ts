import { localizeRoute, type SplitRoute } from '@octavo/theme/urls';

import { linkToFile } from '../../content/scan/is-public-file';
import { langOptions } from '../../content/scan/route-of';
import type { SiteConfig } from '../../model/config';

/**
 * Give a link of navigation and sidebars the language and version of the place it is shown in. Files of the public
 * folder are the same in all of them.
 */
export function localizeLink(
  link: string,
  place: Pick<SplitRoute, 'lang' | 'version'>,
  config: SiteConfig,
): string {
  if (!link.startsWith('/')) return link;
  return (
    fileLink(link, config) ?? localizeRoute(link, { ...place, rest: '/' }, langOptions(config))
  );
}

/** The link of a file of the public folder, which the theme tells from a page; `undefined` for others. */
export function fileLink(
  link: string,
  { publicDir, route: { cleanUrls } }: Pick<SiteConfig, 'publicDir' | 'route'>,
): string | undefined {
  return linkToFile(link, { publicDir, cleanUrls });
}
