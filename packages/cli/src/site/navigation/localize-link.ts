import { localizeRoute, type ParsedRoute } from '@octavo/theme/urls';

import { toFileLink } from '../../content/scan/is-public-file';
import { getLangOptions } from '../../content/scan/route-of';
import type { SiteConfig } from '../../model/config';

/** Adds the language and version to a navbar or sidebar link. Links to public files are not localized. */
export function localizeLink(
  link: string,
  target: Pick<ParsedRoute, 'lang' | 'version'>,
  config: SiteConfig,
): string {
  if (!link.startsWith('/')) return link;
  return (
    toPublicFileLink(link, config) ??
    localizeRoute(link, { ...target, rest: '/' }, getLangOptions(config))
  );
}

/** Converts a link to a public file to the format the theme expects. Returns `undefined` for other links. */
export function toPublicFileLink(
  link: string,
  { publicDir, route: { cleanUrls } }: Pick<SiteConfig, 'publicDir' | 'route'>,
): string | undefined {
  return toFileLink(link, { publicDir, cleanUrls });
}
