import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { readCache, writeCache } from '../../files/json-cache';
import { linkOrCopy } from '../../files/link-or-copy';
import { readFolderTree } from '../../files/list-files';
import { FILE_LIST } from './output-folder';
import { deleteFile, tryRename, writeFileList } from './publish';

/** Maximum share of changed files above which the previous output is deleted, because it would need as much space again. */
const MAX_CHANGED = 0.1;

interface SpareRecord {
  /** Output folder that the folder is a previous version of. */
  outDir: string;
  /** Paths of the files that differ between both folders. */
  changed: string[];
}

export interface FolderUpdate {
  outDir: string;
  /** Paths of the files that this build writes or deletes. */
  changed: readonly string[];
  /** Paths of all files of this build. */
  files: readonly string[];
  /** Whether the file list of the output folder lists the same files. */
  hasSameList: boolean;
  /** Returns the absolute path of a file of this build. */
  sourceOf: (path: string) => string;
}

/**
 * Previous version of the output folder. A build updates it instead of creating a folder with links to all files, so that
 * publishing depends on the number of changed files only.
 */
export interface SpareFolder {
  path: string;
  /**
   * Updates the folder to the files of this build.
   *
   * @returns `false` if the folder cannot be used. In this case, it is deleted.
   */
  update: (update: FolderUpdate) => boolean;
  /** Stores a folder that was replaced for the next build, or deletes it if most files have changed. */
  store: (folder: string, update: Pick<FolderUpdate, 'outDir' | 'changed' | 'files'>) => void;
  /** Deletes the folder. */
  discard: () => void;
}

/** Opens the previous version of the output folder in a cache folder. */
export function openSpareFolder(cacheDir: string): SpareFolder {
  const path = join(cacheDir, 'output-spare');
  const recordFile = join(cacheDir, 'output-spare.json');

  function tryUpdate({ outDir, changed, files, hasSameList, sourceOf }: FolderUpdate): boolean {
    const record = readCache<SpareRecord>(recordFile);
    // If the build is killed, the next one does not use the folder.
    rmSync(recordFile, { force: true });
    if (record?.outDir !== outDir) return false;
    const current = new Set(files);
    const stale = new Set([...record.changed, ...changed]);
    for (const file of stale) deleteFile(path, file);
    for (const file of stale) if (current.has(file)) linkFile(sourceOf(file), join(path, file));
    if (hasSameList) {
      // Sorting and formatting the list of a large site takes longer.
      deleteFile(path, FILE_LIST);
      linkFile(join(outDir, FILE_LIST), join(path, FILE_LIST));
    } else writeFileList(path, files);
    const tree = readFolderTree(path);
    return (
      tree.isPlain &&
      tree.files.length === files.length + 1 &&
      tree.files.every((file) => file === FILE_LIST || current.has(file))
    );
  }

  function discard() {
    rmSync(recordFile, { force: true });
    rmSync(path, { recursive: true, force: true });
  }

  return {
    path,
    discard,
    update(update) {
      try {
        if (tryUpdate(update)) return true;
      } catch {
        // The folder was changed by another program.
      }
      discard();
      return false;
    },
    store(folder, { outDir, changed, files }) {
      // A first build replaces no folder.
      if (!existsSync(folder)) return;
      if (changed.length <= files.length * MAX_CHANGED && tryRename(folder, path))
        writeCache(recordFile, { outDir, changed: [...changed] } satisfies SpareRecord);
      else rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates a hard link, or a copy if that is not possible, with the parent folders. */
export function linkFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  linkOrCopy(from, to);
}
