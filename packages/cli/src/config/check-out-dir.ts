import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';

import type { SiteConfig } from '../model/config';

export type OutDirFolders = Pick<
  SiteConfig,
  'cwd' | 'root' | 'publicDir' | 'themeDir' | 'cacheDir' | 'outDir'
>;

/**
 * Returns why a folder cannot be the output, as the end of a sentence about it, or `undefined` if it can. A build deletes files in
 * its output, so that it must not overlap the sources.
 *
 * If the whole project is the content folder, the output is inside it and not scanned.
 */
export function checkOutDir({
  cwd,
  root,
  publicDir,
  themeDir,
  cacheDir,
  outDir,
}: OutDirFolders): string | undefined {
  const output = resolveLinks(outDir);
  const project = resolveLinks(cwd);
  const content = resolveLinks(root);
  if (output === project) return 'is the project folder';
  if (contains(output, project)) return 'contains the project folder';
  const sources: [name: string, path: string][] = [
    ['content', content],
    ...(existsSync(publicDir) ? [['public', resolveLinks(publicDir)] as [string, string]] : []),
    ...(existsSync(themeDir) ? [['theme', resolveLinks(themeDir)] as [string, string]] : []),
    ['cache', resolveLinks(cacheDir)],
  ];
  for (const [name, source] of sources) {
    if (output === source) return `is the ${name} folder`;
    if (contains(output, source)) return `contains the ${name} folder`;
    if (contains(source, output) && source !== project) return `is inside the ${name} folder`;
  }
  return undefined;
}

function contains(folder: string, path: string): boolean {
  const steps = relative(folder, path);
  return steps !== '' && steps !== '..' && !steps.startsWith(`..${sep}`) && !/^[a-z]:/i.test(steps);
}

/** Resolves the symlinks of the part of a path that exists. */
function resolveLinks(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(resolveLinks(parent), basename(path));
  }
}
