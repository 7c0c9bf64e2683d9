import { localizeRoute, type ParsedRoute } from '@octavo/theme/urls';

import { toFileLink } from '../../content/scan/is-public-file';
import { langOptions } from '../../content/scan/route-of';
import type { SiteConfig } from '../../model/config';

/**
 * Adds a language and version to a link of the navbar or a sidebar. Links to files in the public folder are not
 * localized.
 */
export function localizeLink(
  link: string,
  target: Pick<ParsedRoute, 'lang' | 'version'>,
  config: SiteConfig,
): string {
  if (!link.startsWith('/')) return link;
  return (
    toPublicFileLink(link, config) ??
    localizeRoute(link, { ...target, rest: '/' }, langOptions(config))
  );
}

/** Returns the link to a file in the public folder in the form that the theme expects; `undefined` for other links. */
export function toPublicFileLink(
  link: string,
  { publicDir, route: { cleanUrls } }: Pick<SiteConfig, 'publicDir' | 'route'>,
): string | undefined {
  return toFileLink(link, { publicDir, cleanUrls });
}
