import { existsSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

import { isInside } from '../../files/is-inside';
import { readFolderTree } from '../../files/list-files';

/**
 * Time in milliseconds by which a change can seem older than it is: operating systems update the time of files every few
 * milliseconds, and shared folders can use the clock of another machine. A build takes longer to start, so that a file that
 * is saved right before it does not count.
 */
const MAX_CLOCK_DIFFERENCE = 200;

/** What the bundler has read. */
export interface BundlerInputs {
  /** Files, and paths that loaders have looked for in vain. */
  files: readonly string[];
  /** Folders of which it has read the names of all files. */
  folders: readonly string[];
}

/**
 * Checks whether inputs of the bundler may have changed while it was running. It may have read the files before that.
 *
 * @param started - time in milliseconds before it was started
 * @param cacheDir - folder that only builds write to. Its files do not count, because a build has just generated them.
 */
export function hasChangedSince(
  { files, folders }: BundlerInputs,
  { started, cacheDir }: { started: number; cacheDir: string },
): boolean {
  // The bundler resolves symlinks.
  const generated = [cacheDir, existsSync(cacheDir) ? realpathSync(cacheDir) : cacheDir];
  const isRecent = (time: number) => time > started - MAX_CLOCK_DIFFERENCE;
  const isChanged = (path: string): boolean => {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats) return isRecent(stats.ctimeMs);
    // A file that is created or deleted changes its folder.
    return dirname(path) !== path && isChanged(dirname(path));
  };
  return (
    files.some((path) => !generated.some((folder) => isInside(path, folder)) && isChanged(path)) ||
    folders.some(
      (path) => existsSync(path) && readFolderTree(path).folders.some(([, time]) => isRecent(time)),
    )
  );
}
