import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { isInside } from '../files/is-inside';
import type { SiteConfig } from '../model/config';

export type OutDirFolders = Pick<
  SiteConfig,
  'cwd' | 'root' | 'publicDir' | 'themeDir' | 'cacheDir' | 'outDir'
>;

/**
 * Checks that the output folder does not overlap the source folders, because builds delete files in the output folder.
 * The output folder can be inside the content folder if the content folder is the project folder.
 *
 * @returns the reason why the folder is invalid, such as `is the project folder`, or `undefined` if the folder is valid
 */
export function checkOutDir({
  cwd,
  root,
  publicDir,
  themeDir,
  cacheDir,
  outDir,
}: OutDirFolders): string | undefined {
  if (outDir.includes('\0')) return 'contains a null character';
  const output = resolveLinks(outDir);
  const project = resolveLinks(cwd);
  const content = resolveLinks(root);
  if (output === project) return 'is the project folder';
  if (isInside(project, output)) return 'contains the project folder';
  const sources: [name: string, path: string][] = [
    ['content', content],
    ...(existsSync(publicDir) ? [['public', resolveLinks(publicDir)] as [string, string]] : []),
    ...(existsSync(themeDir) ? [['theme', resolveLinks(themeDir)] as [string, string]] : []),
    ['cache', resolveLinks(cacheDir)],
  ];
  for (const [name, source] of sources) {
    if (output === source) return `is the ${name} folder`;
    if (isInside(source, output)) return `contains the ${name} folder`;
    if (isInside(output, source) && source !== project) return `is inside the ${name} folder`;
  }
  return undefined;
}

/** Resolves symlinks in the existing part of a path. */
function resolveLinks(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(resolveLinks(parent), basename(path));
  }
}
