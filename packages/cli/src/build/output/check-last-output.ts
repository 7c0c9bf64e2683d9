import { lstatSync } from 'node:fs';
import { join } from 'node:path';

import { readFolderTree } from '../../files/list-files';
import { FILE_LIST, type OutputFolder, openOutputFolder, readFileList } from './output-folder';
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
export type LastOutput = Pick<OutputFolder, 'path' | 'folders' | 'isSwappable'>;

/**
 * Checks that no file of the last build was modified or deleted since, and that the file list of the output lists all of them.
 *
 * @returns the paths of the files. `undefined` if the output is not the last build.
 */
export function findUnmodified({
  outDir,
  cacheDir,
}: Pick<CheckLastOutputInput, 'outDir' | 'cacheDir'>): ReadonlySet<string> | undefined {
  const paths: string[] = [];
  try {
    const isUnmodified = everyRecordedFile(getRecordFile(cacheDir), (path, record) => {
      paths.push(path);
      return isSameFile(`${outDir}/${path}`, record);
    });
    if (!isUnmodified || paths.length === 0) return undefined;
  } catch {
    // The folder was replaced by a file, for example. A build of all pages reports the problem.
    return undefined;
  }
  const listed = readFileList(outDir);
  const isListed =
    listed?.length === paths.length && listed.every((path, at) => path === paths[at]);
  return isListed ? new Set(paths) : undefined;
}

/**
 * Checks how the output folder can be updated.
 *
 * @param listed - paths of the files of the last build
 * @returns `undefined` if a build of all pages has to update it
 */
export function checkLastOutput(
  { outDir, keep, force }: CheckLastOutputInput,
  listed: ReadonlySet<string>,
): LastOutput | undefined {
  try {
    const { files, folders, isPlain } = readFolderTree(outDir);
    // All listed files exist, so there are no others.
    const hasSameFiles = isPlain && files.length === listed.size + [FILE_LIST].length;
    if (hasSameFiles && keep.length === 0 && !lstatSync(outDir).isSymbolicLink())
      return { path: outDir, folders, isSwappable: true };
    const options = { outDir, keep, force, listed, isBuilt: () => false };
    const { replaceable, ...folder } = openOutputFolder(options);
    // With `--force`, a build also deletes other files.
    if (replaceable.length > listed.size) return undefined;
    return { path: folder.path, folders: folder.folders, isSwappable: folder.isSwappable };
  } catch {
    // A build of all pages reports the problem.
    return undefined;
  }
}

/** Checks whether no file was added to the folders, or deleted, since the last build was checked. */
export function hasSameFolders({ path, folders }: LastOutput): boolean {
  return folders.every(([folder, ctimeMs]) => getChangeTime(join(path, folder)) === ctimeMs);
}
