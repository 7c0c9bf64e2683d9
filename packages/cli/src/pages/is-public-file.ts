import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { safeDecode } from '@octavo/theme/urls';

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
