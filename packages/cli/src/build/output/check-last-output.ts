import { lstatSync, readdirSync, realpathSync } from 'node:fs';

import { getChangeTime, getParent, readFolderTree } from '../../files/list-files';
import { FILE_LIST, type OutputFolder, openOutputFolder } from './output-folder';
import {
  getRecordFile,
  isLargeOutput,
  isNamedByContent,
  isSameFile,
  openOutputRecord,
  readOutputRecord,
} from './output-record';
import { MIN_AGE, readPublishedFolders } from './published-folders';

export interface CheckLastOutputInput {
  outDir: string;
  cacheDir: string;
  /** Globs for files that are never deleted, relative to `outDir`. */
  keep: readonly string[];
  /** Whether to replace a folder that was not written by Octavo. */
  force: boolean;
}

/** Output folder with the last build, and how it can be updated. */
export interface OpenedFolder extends Pick<OutputFolder, 'path' | 'folders' | 'isSwappable'> {
  /** Time in milliseconds at which the check has started. */
  checked: number;
}

/** Output of the last build, of which no file was modified or deleted since. */
export interface LastOutput {
  /** Number of files. */
  total: number;
  /** `undefined` if only a build of all pages can update it. */
  folder: OpenedFolder | undefined;
}

/**
 * Checks that no file of the last build was modified or deleted since. The caller checks the file list of the output.
 *
 * @returns `undefined` if the output is not the last build
 */
export function checkLastOutput(input: CheckLastOutputInput): LastOutput | undefined {
  const { outDir, cacheDir } = input;
  try {
    const record = openOutputRecord(getRecordFile(cacheDir));
    if (!record) return undefined;
    const folders = openFolders(input);
    // The folder shows whether a file exists, and nobody edits files whose names are digests of their content. Checking those of
    // a small output takes a few milliseconds.
    const trustsNames = folders !== undefined && isLargeOutput(cacheDir);
    let total = 0;
    const isUnmodified = record.every((path, file) => {
      total++;
      folders?.addFile(path);
      return (trustsNames && isNamedByContent(path, file)) || isSameFile(`${outDir}/${path}`, file);
    });
    if (!isUnmodified || total === 0) return undefined;
    const folder = folders?.check();
    if (folder) return { total, folder };
    const hasOthers =
      !trustsNames ||
      record.every(
        (path, file) => !isNamedByContent(path, file) || isSameFile(`${outDir}/${path}`, file),
      );
    return hasOthers ? { total, folder: openFolder(input, total) } : undefined;
  } catch {
    // The folder was replaced by a file, for example. A build of all pages reports the problem.
    return undefined;
  }
}

interface Folders {
  /** Adds a file of the last build. */
  addFile: (path: string) => void;
  /** Returns the output folder if it contains the added files, and no others. */
  check: () => OpenedFolder | undefined;
}

/**
 * Opens the folders of the last build. Only those that were changed since are listed, because listing all folders takes a fifth of
 * the time of reading the states of their files.
 *
 * @returns `undefined` if the folders are not known
 */
function openFolders({ outDir, cacheDir, keep }: CheckLastOutputInput): Folders | undefined {
  const checked = Date.now();
  if (keep.length > 0 || lstatSync(outDir).isSymbolicLink()) return undefined;
  const path = realpathSync(outDir);
  const last = readPublishedFolders(cacheDir, path);
  if (!last) return undefined;
  const folders: OpenedFolder['folders'] = [];
  /** Names that changed folders should contain. */
  const contentOf = new Map<string, string[]>();
  for (const [folder, lastTime] of last) {
    const time = getChangeTime(`${path}/${folder}`);
    if (time === undefined) return undefined;
    folders.push([folder, time]);
    if (time !== lastTime) contentOf.set(folder, []);
  }
  const add = (file: string) => contentOf.get(getParent(file))?.push(file);
  for (const [folder] of last) if (folder !== '') add(folder);
  contentOf.get('')?.push(FILE_LIST);
  const list = (folder: string) =>
    readdirSync(`${path}/${folder}`, { withFileTypes: true }).map((entry) =>
      entry.isDirectory() ? `${folder}${entry.name}/` : entry.isFile() ? folder + entry.name : '',
    );
  return {
    addFile: add,
    check() {
      const isSame = [...contentOf].every(
        ([folder, content]) => content.sort().join('\n') === list(folder).sort().join('\n'),
      );
      return isSame ? { checked, path, folders, isSwappable: true } : undefined;
    },
  };
}

/**
 * Lists the output folder to check how it can be updated.
 *
 * @param total - number of the files of the last build, which exist
 * @returns `undefined` if a build of all pages has to update it
 */
export function openFolder(
  { outDir, cacheDir, keep, force }: CheckLastOutputInput,
  total: number,
): OpenedFolder | undefined {
  const checked = Date.now();
  try {
    const { files, folders, isPlain } = readFolderTree(outDir);
    // All listed files exist, so there are no others.
    const hasSameFiles = isPlain && files.length === total + [FILE_LIST].length;
    if (hasSameFiles && keep.length === 0 && !lstatSync(outDir).isSymbolicLink())
      return { checked, path: realpathSync(outDir), folders, isSwappable: true };
    const listed = new Set(readOutputRecord(getRecordFile(cacheDir)).keys());
    const folder = openOutputFolder({ outDir, keep, force, listed, isBuilt: () => false });
    // With `--force`, a build also deletes other files.
    if (folder.replaceable.length > listed.size) return undefined;
    const { path, isSwappable } = folder;
    return { checked, path, folders: folder.folders, isSwappable };
  } catch {
    // A build of all pages reports the problem.
    return undefined;
  }
}

/** Checks whether no file was added to the folders, or deleted, since they were checked. */
export function isCurrent({ checked, path, folders }: OpenedFolder): boolean {
  return folders.every(
    ([folder, ctimeMs]) =>
      ctimeMs < checked - MIN_AGE && getChangeTime(`${path}/${folder}`) === ctimeMs,
  );
}
