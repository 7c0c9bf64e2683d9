import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { safeDecode, splitHref } from '@octavo/theme/urls';

/** How a link begins whose author says that it leads to a file, such as one that a plugin makes. */
export const FILE = '/./';

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

/**
 * The link of a file of the public folder as the theme takes it; `undefined` for others. A path alone is a page, whose
 * address may end in `.html`; one that begins with `/./` is a file. Where that makes no difference the link is what its
 * author wrote.
 */
export function linkToFile(
  link: string,
  { publicDir, cleanUrls }: { publicDir: string; cleanUrls: boolean },
): string | undefined {
  const { path } = splitHref(link);
  if (path.startsWith(FILE)) return link;
  if (!path.startsWith('/') || !isPublicFile(path, publicDir)) return undefined;
  return cleanUrls && !/\.html$/i.test(path) ? link : `/.${link}`;
}
