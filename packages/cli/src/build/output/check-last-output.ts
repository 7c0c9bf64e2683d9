import { lstatSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

import { readFolderTree } from '../../files/list-files';
import { FILE_LIST, type OutputFolder, openOutputFolder } from './output-folder';
import { everyRecordedFile, getRecordFile, isSameFile } from './output-record';
import { getChangeTime } from './spare-folder';

export interface CheckLastOutputInput {
  outDir: string;
  cacheDir: string;
  /** Globs for files that are never deleted, relative to `outDir`. */
  keep: readonly string[];
  /** Whether to replace a folder that was not written by Octavo. */
  force: boolean;
}

/** Output folder with the last build. */
export interface LastOutput extends Pick<OutputFolder, 'path' | 'folders' | 'isSwappable'> {
  /** Time in milliseconds at which the check has started. */
  checked: number;
}

/**
 * Minimum time in milliseconds between a change of a folder and a check. A later change could otherwise have the same time,
 * because operating systems update the time of files every few milliseconds.
 */
const MIN_AGE = 20;

/**
 * Checks that no file of the last build was modified or deleted since. The caller checks the file list of the output.
 *
 * @returns the paths of the files. `undefined` if the output is not the last build.
 */
export function findUnmodified({
  outDir,
  cacheDir,
}: Pick<CheckLastOutputInput, 'outDir' | 'cacheDir'>): readonly string[] | undefined {
  const paths: string[] = [];
  try {
    const isUnmodified = everyRecordedFile(getRecordFile(cacheDir), (path, record) => {
      paths.push(path);
      return isSameFile(`${outDir}/${path}`, record);
    });
    return isUnmodified && paths.length > 0 ? paths : undefined;
  } catch {
    // The folder was replaced by a file, for example. A build of all pages reports the problem.
    return undefined;
  }
}

/**
 * Checks how the output folder can be updated.
 *
 * @param listed - paths of the files of the last build
 * @returns `undefined` if a build of all pages has to update it
 */
export function checkLastOutput(
  { outDir, keep, force }: CheckLastOutputInput,
  listed: readonly string[],
): LastOutput | undefined {
  const checked = Date.now();
  try {
    const { files, folders, isPlain } = readFolderTree(outDir);
    // All listed files exist, so there are no others.
    const hasSameFiles = isPlain && files.length === listed.length + [FILE_LIST].length;
    if (hasSameFiles && keep.length === 0 && !lstatSync(outDir).isSymbolicLink())
      return { checked, path: realpathSync(outDir), folders, isSwappable: true };
    const options = { outDir, keep, force, listed: new Set(listed), isBuilt: () => false };
    const folder = openOutputFolder(options);
    // With `--force`, a build also deletes other files.
    if (folder.replaceable.length > listed.length) return undefined;
    const { path, isSwappable } = folder;
    return { checked, path, folders: folder.folders, isSwappable };
  } catch {
    // A build of all pages reports the problem.
    return undefined;
  }
}

/** Checks whether no file was added to the folders, or deleted, since they were checked. */
export function isCurrent({ checked, path, folders }: LastOutput): boolean {
  return folders.every(
    ([folder, ctimeMs]) =>
      ctimeMs < checked - MIN_AGE && getChangeTime(join(path, folder)) === ctimeMs,
  );
}
