import { pageKey } from '@octavo/theme/urls';

import type { SiteConfig } from '../model/config';
import type { SourceFile } from '../model/page';
import { getNotFoundRoute } from '../site/not-found-page';
import { isDeleted } from './is-deleted';

/**
 * Returns the page for a route or, if it does not exist, the page that replaces the 404 page of its language and version.
 * Returns `undefined` if the site has neither.
 */
export function findServedFile(
  files: ReadonlyMap<string, SourceFile>,
  routePath: string,
  config: SiteConfig,
): SourceFile | undefined {
  return [routePath, getNotFoundRoute(routePath, config)]
    .map((route) => files.get(pageKey(route)))
    .find((file) => file && !isDeleted(file));
}
