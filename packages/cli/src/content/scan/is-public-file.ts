import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { FILE_LINK_PREFIX, safeDecode, splitHref } from '@octavo/theme/urls';

/**
 * Checks whether a path points to a file in the public folder. Markdown files are pages and do not count.
 *
 * @param onProbe - called with each file path that is checked for existence
 */
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

/**
 * Adds the prefix of file links to a link to a public file, because the theme treats other paths as pages. Returns
 * `undefined` for other links.
 */
export function toFileLink(link: string, publicDir: string): string | undefined {
  const { path } = splitHref(link);
  if (path.startsWith(FILE_LINK_PREFIX)) return link;
  if (!path.startsWith('/') || !isPublicFile(path, publicDir)) return undefined;
  return `/.${link}`;
}
