import { readdirSync } from 'node:fs';

/** Files and other entries of a folder and its subfolders. */
export interface FolderTree {
  /** Paths relative to the folder, with forward slashes. Not sorted. */
  files: string[];
  /** Whether there are only files and folders, for example no symlinks. */
  isPlain: boolean;
}

/** Lists all files in a folder recursively. Returns sorted paths relative to the folder, with forward slashes. */
export function listFiles(folder: string): string[] {
  return readFolderTree(folder).files.sort();
}

/** Reads a folder recursively. Symlinks are not followed. Paths are concatenated, because folders have many files. */
export function readFolderTree(folder: string): FolderTree {
  const tree: FolderTree = { files: [], isPlain: true };
  const readInto = (path: string) => {
    for (const entry of readdirSync(`${folder}/${path}`, { withFileTypes: true })) {
      if (entry.isFile()) tree.files.push(path + entry.name);
      else if (entry.isDirectory()) readInto(`${path}${entry.name}/`);
      else tree.isPlain = false;
    }
  };
  readInto('');
  return tree;
}
