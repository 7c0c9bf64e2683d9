import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { isExternal } from '@octavo/theme/urls';

/**
 * Returns the path of a file in the public folder with a leading slash, as in `/logo.svg`. Other pages would resolve a path
 * without one relative to their folder. URLs are returned unchanged.
 */
export function toPublicPath(path: string): string {
  return isExternal(path) || path.startsWith('/') ? path : `/${path.replace(/^(?:\.\/)+/, '')}`;
}

/**
 * Returns the path of `public` in the content folder, also if it does not exist yet. If only the project folder contains
 * `public`, returns that, unless it is the output folder.
 */
export function findPublicDir(cwd: string, root: string, outDir: string): string {
  const inContent = join(root, 'public');
  const inProject = getProjectPublicDir(cwd, outDir);
  return inProject && existsSync(inProject) && !existsSync(inContent) ? inProject : inContent;
}

/** Returns the path of `public` in the project folder, also if it does not exist, or `undefined` if it is the output folder. */
export function getProjectPublicDir(cwd: string, outDir: string): string | undefined {
  const folder = join(cwd, 'public');
  return folder === outDir ? undefined : folder;
}
