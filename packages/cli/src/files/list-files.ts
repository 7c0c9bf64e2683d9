import { readdirSync, statSync } from 'node:fs';

import { shortenPath } from './shorten-path';

/** Files and other entries of a folder and its subfolders. */
export interface FolderTree {
  /** Paths relative to the folder, with forward slashes. Not sorted. */
  files: string[];
  /**
   * Paths of the folders, in the same format with a slash at the end, and the times in milliseconds of their last change before
   * they were read. Adding or deleting a file changes its folder.
   */
  folders: [path: string, ctimeMs: number][];
  /** Whether there are only files and folders, for example no symlinks. */
  isPlain: boolean;
}

/** Lists all files in a folder recursively. Returns sorted paths relative to the folder, with forward slashes. */
export function listFiles(folder: string): string[] {
  return readFolderTree(folder).files.sort();
}

/** Reads a folder recursively. Symlinks are not followed. Paths are concatenated, because folders have many files. */
export function readFolderTree(folder: string): FolderTree {
  const tree: FolderTree = { files: [], folders: [], isPlain: true };
  const readInto = (path: string) => {
    const current = `${folder}/${path}`;
    tree.folders.push([path, statSync(current).ctimeMs]);
    for (const entry of readdirSync(current, { withFileTypes: true })) {
      if (entry.isFile()) tree.files.push(path + entry.name);
      else if (entry.isDirectory()) readInto(`${path}${entry.name}/`);
      else tree.isPlain = false;
    }
  };
  readInto('');
  return tree;
}

/** Returns the folder of a file or folder in a `FolderTree`, or in a list of paths in the same format. */
export function getParent(path: string): string {
  return path.slice(0, path.lastIndexOf('/', path.length - 2) + 1);
}

/** Returns the time in milliseconds at which a file was added to a folder, or deleted. `undefined` if it does not exist. */
export function getChangeTime(folder: string): number | undefined {
  try {
    return statSync(shortenPath(folder), { throwIfNoEntry: false })?.ctimeMs;
  } catch {
    // The parent folder was replaced by a file.
    return undefined;
  }
}
