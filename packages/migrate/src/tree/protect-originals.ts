import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

import { OctavoError } from '@octavo/cli/internal';
import { globSync } from 'tinyglobby';

import { MANIFEST } from './stale-files';

export interface ProtectOriginalsOptions {
  cwd: string;
  /** Absolute path of the original configuration file. */
  source: string;
  /** Absolute path of the folder that the migration writes to. */
  target: string;
  /** Absolute paths of the folders with the original files. They do not have to exist. */
  originals: readonly string[];
}

/**
 * Makes sure that the migration does not overwrite original files: those in the original folders, and pages in the target
 * folder that no migration has written.
 *
 * @throws {OctavoError} `USAGE` if the target folder contains original files
 */
export function protectOriginals({
  cwd,
  source,
  target,
  originals,
}: ProtectOriginalsOptions): void {
  if (!existsSync(target)) return;
  const output = realpathSync.native(target);
  const inside = originals.find(
    (folder) => existsSync(folder) && contains(output, realpathSync.native(folder)),
  );
  const folder = inside ?? (hasOriginalPages(target) ? target : undefined);
  if (folder === undefined) return;
  throw new OctavoError(
    'USAGE',
    `The migration writes to ${relative(cwd, target)}, and would overwrite original files in ${relative(cwd, folder)}.`,
    {
      hint: `Move the original files to a folder with another name, change the path in ${relative(cwd, source)} if it contains it, and run the command again.`,
    },
  );
}

function contains(folder: string, path: string): boolean {
  return path === folder || path.startsWith(folder + sep);
}

/** Checks whether a folder contains pages, but neither an earlier migration nor `octavo init` has written to its site. */
function hasOriginalPages(folder: string): boolean {
  const site = dirname(folder);
  const isWritten =
    existsSync(join(site, MANIFEST)) ||
    readdirSync(site).some((name) => name.startsWith('docs.config.'));
  if (isWritten) return false;
  return globSync(['**/*.{md,mdx}'], { cwd: folder, ignore: ['**/node_modules/**'] }).length > 0;
}
