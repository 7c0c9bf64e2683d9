import { existsSync, lstatSync, mkdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { copyWithTime } from '../../files/link-or-copy';
import { type FileContent, writeParts } from '../../files/write-file-atomic';
import { OctavoError } from '../../model/errors';
import { FILE_LIST, formatFileList } from './output-folder';

/**
 * Error codes for folders that cannot be renamed: mount points, other file systems, files in use and missing
 * permissions.
 */
const NOT_RENAMED = ['EBUSY', 'EXDEV', 'EPERM', 'EACCES'];

/**
 * Replaces a folder with `next` so that one complete version exists at any time.
 *
 * @param last path for the old folder, which is not deleted; `restoreLast` restores it after a crash
 * @returns `false` if the folder cannot be renamed. In this case, nothing is changed.
 */
export function swapFolders(next: string, folder: string, last: string): boolean {
  rmSync(last, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  const hasOld = existsSync(folder);
  if (hasOld && !tryRename(folder, last)) return false;
  if (!tryRename(next, folder)) {
    if (hasOld) renameSync(last, folder);
    return false;
  }
  return true;
}

/**
 * Restores the previous output if a build was killed after the old folder was moved away and before it was replaced.
 */
export function restoreLast(folder: string, last: string): void {
  if (existsSync(folder) || !existsSync(last)) return;
  if (tryRename(last, folder)) return;
  throw new OctavoError('OUTPUT_FAILED', `Failed to restore ${folder} from ${last}.`, {
    hint: 'Move the folder back manually.',
  });
}

/** Renames a file or folder. Returns `false` if that is not possible, see `NOT_RENAMED`. */
export function tryRename(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (NOT_RENAMED.includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

export interface FolderChanges {
  /** Files to move from the `next` folder. */
  written: readonly string[];
  /** Files to delete. */
  removed: readonly string[];
  /** All files in the new output. */
  files: readonly string[];
  /** File list of the new output. */
  fileList: FileContent;
}

/**
 * Updates a folder in place, one file at a time. Each file is replaced atomically. HTML files are written after the
 * files they load, and obsolete files are deleted last, so that visitors always get complete pages.
 *
 * @throws {OctavoError} `OUTPUT_FAILED` if a file conflicts with a folder of the same name, or if a folder is a
 * symlink.
 */
export function updateFolder(
  next: string,
  folder: string,
  { written, removed, files, fileList }: FolderChanges,
): void {
  mkdirSync(folder, { recursive: true });
  // List the files of both outputs, so that the next build can clean up if this one is killed.
  writeFileList(folder, formatFileList(new Set([...files, ...removed])));
  const isPage = (path: string) => path.endsWith('.html');
  const ordered = [...written.filter((path) => !isPage(path)), ...written.filter(isPage)];
  const blocking = new Set(findBlocking(removed, written));
  for (const path of blocking) deleteFile(folder, path);
  const checked = new Set<string>([folder]);
  for (const path of ordered) {
    const target = join(folder, path);
    makeFolder(dirname(target), checked);
    if (lstatSync(target, { throwIfNoEntry: false })?.isDirectory()) removeEmptyFolder(target);
    replaceFile(join(next, path), target);
  }
  for (const path of removed) if (!blocking.has(path)) deleteFile(folder, path);
  writeFileList(folder, fileList);
}

/** Writes the list of the files that later builds may delete. */
export function writeFileList(folder: string, content: FileContent): void {
  const target = join(folder, FILE_LIST);
  writeParts(`${target}.next`, content);
  renameSync(`${target}.next`, target);
}

/**
 * Returns the files to delete before new files are written: files that conflict with a new folder or file, and files
 * whose names differ only in letter case, because some file systems are case-insensitive.
 */
function findBlocking(removed: readonly string[], written: readonly string[]): string[] {
  const files = new Set(written.map((path) => path.toLowerCase()));
  const folders = new Set(written.flatMap(pathAndFolders));
  return removed.filter(
    (path) =>
      folders.has(path.toLowerCase()) || pathAndFolders(path).some((name) => files.has(name)),
  );
}

/** Returns a path and all its parent folders in lowercase. */
function pathAndFolders(path: string): string[] {
  const segments = path.toLowerCase().split('/');
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
}

/** Creates a folder in the output. Refuses to follow symlinks, because they can point outside the output folder. */
function makeFolder(path: string, checked: Set<string>): void {
  if (checked.has(path)) return;
  makeFolder(dirname(path), checked);
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (!stat) mkdirSync(path);
  else if (!stat.isDirectory()) {
    const kind = stat.isSymbolicLink()
      ? 'the folder is a symlink'
      : 'a file with the same name exists';
    throw new OctavoError('OUTPUT_FAILED', `Cannot write to the folder ${path}: ${kind}.`, {
      hint: 'Delete or rename the symlink or file.',
    });
  }
  checked.add(path);
}

function removeEmptyFolder(path: string): void {
  try {
    rmdirSync(path);
  } catch (cause) {
    throw new OctavoError(
      'OUTPUT_FAILED',
      `Cannot write ${path}: a folder with the same name exists.`,
      {
        hint: 'Delete or rename the folder.',
        cause,
      },
    );
  }
}

function replaceFile(from: string, to: string): void {
  if (tryRename(from, to)) return;
  const temporary = `${to}.octavo-next`;
  copyWithTime(from, temporary);
  renameSync(temporary, to);
}

/** Deletes a file, if it exists, and the parent folders that become empty. */
export function deleteFile(folder: string, path: string): void {
  rmSync(join(folder, path), { force: true });
  for (let parent = dirname(path); parent !== '.'; parent = dirname(parent)) {
    try {
      rmdirSync(join(folder, parent));
    } catch {
      return;
    }
  }
}
