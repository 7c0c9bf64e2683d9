import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

import { nearest } from '@octavo/mdx-plugins/diagnostics';

import { toPosixPath } from '../files/posix-path';

/** Returns the hint for a content folder that does not exist: the folder next to it with the most similar name. */
export function getMissingRootHint(root: string, cwd: string): string {
  const parent = dirname(root);
  const entries = existsSync(parent) ? readdirSync(parent, { withFileTypes: true }) : [];
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const similar = nearest(basename(root), folders);
  return similar === undefined
    ? 'Create the folder or set "root" to your content folder.'
    : `Did you mean "${toPosixPath(relative(cwd, join(parent, similar)))}"?`;
}
