import { join, relative } from 'node:path';

import { toPosixPath } from '../../files/posix-path';
import type { SiteConfig } from '../../model/config';

/** Folders that paths in messages depend on. */
export type ContentFolders = Pick<SiteConfig, 'cwd' | 'root'>;

/** Converts a path relative to the content root to one relative to the working directory, as in all other messages. */
export function contentPath(relativePath: string, { cwd, root }: ContentFolders): string {
  return toPosixPath(relative(cwd, join(root, relativePath)));
}
