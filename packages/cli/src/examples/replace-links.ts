import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  symlinkSync,
  unlinkSync,
} from 'node:fs';
import { join, relative, sep } from 'node:path';

import { isFolder } from '../files/is-folder';
import { isInside } from '../files/is-inside';

/**
 * Replaces symlinks that lead from the path of a file out of its project, so that writing the file does not change the
 * original. A linked folder becomes a folder with links to the same entries.
 *
 * @param project - real path of the project
 * @param file - absolute path in the project
 */
export function replaceLinks(project: string, file: string): void {
  let path = project;
  for (const name of relative(project, file).split(sep)) {
    path = join(path, name);
    if (!lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) continue;
    const target = existsSync(path) ? realpathSync(path) : undefined;
    if (target !== undefined && isInside(target, project)) continue;
    if (target !== undefined && isFolder(target)) {
      // A folder cannot be replaced by the file.
      if (path === file) return;
      unlinkSync(path);
      mkdirSync(path);
      for (const entry of readdirSync(target)) symlinkSync(join(target, entry), join(path, entry));
    } else unlinkSync(path);
  }
}
