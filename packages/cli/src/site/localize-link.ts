import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { localizeRoute, type SplitRoute, safeDecode, splitHref } from '@octavo/theme/urls';

import type { SiteConfig } from '../config/types';
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

/** Whether a path names a file of the public folder, and not a page. `onProbe` is told what was looked for. */
export function isPublicFile(
  path: string,
  publicDir: string,
  onProbe: (path: string) => void = () => undefined,
): boolean {
  if (!/\.\w+$/.test(path) || /\.mdx?$/i.test(path)) return false;
  const file = join(publicDir, safeDecode(path));
  onProbe(file);
  return existsSync(file);
}
