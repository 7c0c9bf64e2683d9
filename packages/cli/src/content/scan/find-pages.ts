import { glob } from 'tinyglobby';

import { hasPageExtension, IGNORED_NAMES, NODE_MODULES, PAGE_PATTERNS } from './page-extensions';

export interface FindPagesOptions {
  /** Globs for files that are pages although their names are ignored. */
  include: readonly string[];
  /** Globs for other files that are no pages. */
  ignore: readonly string[];
}

/** Returns the paths of the pages in a folder, relative to it. Not sorted. */
export async function findPages(
  folder: string,
  { include, ignore }: FindPagesOptions,
): Promise<string[]> {
  const options = { cwd: folder, dot: false };
  const ignored = [NODE_MODULES, ...ignore];
  const paths = await glob(PAGE_PATTERNS, { ...options, ignore: [...ignored, ...IGNORED_NAMES] });
  if (include.length === 0) return paths;
  const included = await glob([...include], { ...options, ignore: ignored });
  return [...new Set([...paths, ...included.filter(hasPageExtension)])];
}
