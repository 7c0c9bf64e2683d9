import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

import { OctavoError } from '../../model/errors';
import { FILE_LIST, formatFileList } from './output-folder';

/** Errors of renaming a folder that is a mount point, on another file system, in use, or in a folder without write permission. */
const NOT_RENAMED = ['EBUSY', 'EXDEV', 'EPERM', 'EACCES'];

/**
 * Replaces a folder with another one, so that at any moment one of them is complete.
 *
 * @param last where the old folder is while the new one takes its place; `restoreLast` finds it there after a crash
 * @returns whether the folder could be renamed; if not, nothing has changed
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
  rmSync(last, { recursive: true, force: true });
  return true;
}

/** Restores the last output if a build was killed after it had moved the old folder and before the new one was in place. */
export function restoreLast(folder: string, last: string): void {
  if (existsSync(folder) || !existsSync(last)) return;
  if (tryRename(last, folder)) return;
  throw new OctavoError('OUTPUT_FAILED', `Cannot restore ${folder} from ${last}.`, {
    hint: 'Move the folder back by hand.',
  });
}

function tryRename(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (NOT_RENAMED.includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

export interface FolderChanges {
  /** Paths of files to move from the folder `next`. */
  written: readonly string[];
  /** Paths of files to delete. */
  removed: readonly string[];
  /** Paths of all files of the new output. */
  files: readonly string[];
}

/**
 * Updates the files of a folder one after the other: each is replaced at once. HTML comes after what it loads, and files are
 * deleted last, so that a reader finds complete pages meanwhile.
 *
 * @throws {OctavoError} `OUTPUT_FAILED` if a file has the name of a folder, or the other way around, or if a folder is a symlink.
 */
export function updateFolder(
  next: string,
  folder: string,
  { written, removed, files }: FolderChanges,
): void {
  mkdirSync(folder, { recursive: true });
  // If this run is killed, the next one knows the files of both outputs.
  writeFileList(folder, [...new Set([...files, ...removed])]);
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
  writeFileList(folder, files);
}

function writeFileList(folder: string, files: readonly string[]): void {
  const target = join(folder, FILE_LIST);
  writeFileSync(`${target}.next`, formatFileList(files));
  renameSync(`${target}.next`, target);
}

/**
 * Returns files that have to be deleted before new ones are written: a file that becomes a folder, a file of a folder that
 * becomes a file, and a file whose name differs only in letter case, which is the same file on some file systems.
 */
function findBlocking(removed: readonly string[], written: readonly string[]): string[] {
  const files = new Set(written.map((path) => path.toLowerCase()));
  const folders = new Set(written.flatMap(pathAndFolders));
  return removed.filter(
    (path) =>
      folders.has(path.toLowerCase()) || pathAndFolders(path).some((name) => files.has(name)),
  );
}

/** Returns a path and the folders it is in, in lower case. */
function pathAndFolders(path: string): string[] {
  const segments = path.toLowerCase().split('/');
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
}

/** Creates a folder inside the output, and stops at symlinks, which could lead anywhere. */
function makeFolder(path: string, checked: Set<string>): void {
  if (checked.has(path)) return;
  makeFolder(dirname(path), checked);
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (!stat) mkdirSync(path);
  else if (!stat.isDirectory()) {
    const kind = stat.isSymbolicLink() ? 'it is a symlink' : 'a file has its name';
    throw new OctavoError('OUTPUT_FAILED', `Cannot write to the folder ${path}: ${kind}.`, {
      hint: 'Delete or rename it.',
    });
  }
  checked.add(path);
}

function removeEmptyFolder(path: string): void {
  try {
    rmdirSync(path);
  } catch (cause) {
    throw new OctavoError('OUTPUT_FAILED', `Cannot write ${path}: a folder has its name.`, {
      hint: 'Delete or rename the folder.',
      cause,
    });
  }
}

function replaceFile(from: string, to: string): void {
  if (tryRename(from, to)) return;
  const temporary = `${to}.octavo-next`;
  copyFileSync(from, temporary);
  renameSync(temporary, to);
}

/** Deletes a file, and the folders that are empty without it. */
function deleteFile(folder: string, path: string): void {
  rmSync(join(folder, path), { force: true });
  for (let parent = dirname(path); parent !== '.'; parent = dirname(parent)) {
    try {
      rmdirSync(join(folder, parent));
    } catch {
      return;
    }
  }
}
