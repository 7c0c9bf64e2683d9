import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { readCache, writeCache } from '../../files/json-cache';
import { linkOrCopy } from '../../files/link-or-copy';
import { type FolderTree, getChangeTime } from '../../files/list-files';
import type { FileContent } from '../../files/write-file-atomic';
import { FILE_LIST } from './output-folder';
import { deleteFile, tryRename, writeFileList } from './publish';
import type { UpdatedFolders } from './published-folders';

/** Maximum share of changed files above which the previous output is deleted, because it would need as much space again. */
const MAX_CHANGED = 0.1;

interface SpareRecord {
  /** Output folder that the folder is a previous version of. */
  outDir: string;
  /** All folders in it. */
  folders: FolderTree['folders'];
  /** Paths of the files that differ between both folders. */
  changed: string[];
}

export interface FolderUpdate {
  outDir: string;
  /** Paths of the files that this build writes or deletes. */
  changed: readonly string[];
  /** Checks whether this build has a file. */
  hasFile: (path: string) => boolean;
  /** New file list. `undefined` if it is the one of the output folder. */
  fileList: FileContent | undefined;
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
   * @returns `undefined` if the folder cannot be used. In this case, it is deleted.
   */
  update: (update: FolderUpdate) => UpdatedFolders | undefined;
  /**
   * Stores a folder that was replaced for the next build, or deletes it if most of the `total` files have changed.
   *
   * @param update.folders all folders in it
   */
  store: (
    folder: string,
    update: Pick<FolderUpdate, 'outDir' | 'changed'> & {
      total: number;
      folders: FolderTree['folders'];
    },
  ) => void;
  /** Deletes the folder. */
  discard: () => void;
}

/** Opens the previous version of the output folder in a cache folder. */
export function openSpareFolder(cacheDir: string): SpareFolder {
  const path = join(cacheDir, 'output-spare');
  const recordFile = join(cacheDir, 'output-spare.json');

  function tryUpdate({
    outDir,
    changed,
    hasFile,
    fileList,
    sourceOf,
  }: FolderUpdate): UpdatedFolders | undefined {
    const record = readCache<SpareRecord>(recordFile);
    // If the build is killed, the next one does not use the folder.
    rmSync(recordFile, { force: true });
    const isUsable =
      record?.outDir === outDir &&
      record.folders.every(([folder, ctimeMs]) => getChangeTime(`${path}/${folder}`) === ctimeMs);
    if (!isUsable) return undefined;
    const stale = new Set([...record.changed, ...changed]);
    for (const file of stale) deleteFile(path, file);
    for (const file of stale) if (hasFile(file)) linkFile(sourceOf(file), join(path, file));
    // Sorting and formatting the list of a large site takes longer.
    if (fileList === undefined) {
      deleteFile(path, FILE_LIST);
      linkFile(join(outDir, FILE_LIST), join(path, FILE_LIST));
    } else writeFileList(path, fileList);
    return { folders: record.folders, changed: [...stale] };
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
        const updated = tryUpdate(update);
        if (updated) return updated;
      } catch {
        // The folder was changed by another program.
      }
      discard();
      return undefined;
    },
    store(folder, { outDir, changed, total, folders }) {
      // A first build replaces no folder.
      if (!existsSync(folder)) return;
      if (changed.length <= total * MAX_CHANGED && tryRename(folder, path)) {
        // Renaming the folder has changed only its own time.
        const times = folders.map(([each, time]): (typeof folders)[0] => [
          each,
          each === '' ? (getChangeTime(path) ?? 0) : time,
        ]);
        const record: SpareRecord = { outDir, folders: times, changed: [...changed] };
        writeCache(recordFile, record);
      } else rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates a hard link, or a copy if that is not possible, with the parent folders. */
export function linkFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  linkOrCopy(from, to);
}
