import { join } from 'node:path';

/** Returns the cache folder of a site. */
export function getCacheDir(cwd: string): string {
  return join(cwd, 'node_modules/.cache/octavo');
}
