import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { type FolderTree, getChangeTime } from '../../files/list-files';
import type { FileContent } from '../../files/write-file-atomic';
import { formatFileList } from './output-folder';
import { swapFolders, updateFolder, writeFileList } from './publish';
import { deletePublishedFolders, writePublishedFolders } from './published-folders';
import { linkFile, type SpareFolder } from './spare-folder';

/** Folders of a build that are in the cache folder. */
export interface StagingFolders {
  cacheDir: string;
  /** New files of the build. */
  nextDir: string;
  /** Output folder that is being replaced. */
  lastDir: string;
}

export interface PublishInput extends StagingFolders {
  /** Output folder, with symlinks resolved. */
  outDir: string;
  /** Whether the whole output folder can be replaced. */
  isSwappable: boolean;
  /** Folders in the output folder, see `FolderTree`. */
  folders: FolderTree['folders'];
  spare: SpareFolder;
  /** Paths of the new files. */
  written: ReadonlySet<string>;
  /** Paths of the files to delete. */
  removed: readonly string[];
  /** Paths of the files of the last build that this build does not have, even if they were deleted from the output folder. */
  obsolete: readonly string[];
  hasFile: (path: string) => boolean;
  /** Number of files. */
  total: number;
  /** Returns the paths of all files. It is only called if folders cannot be reused, because the list can be long. */
  listFiles: () => readonly string[];
  /** New file list. `undefined` if it is the one of the output folder. */
  fileList: FileContent | undefined;
}

/** Returns the folders that a build uses. */
export function getStagingFolders(cacheDir: string): StagingFolders {
  return {
    cacheDir,
    nextDir: join(cacheDir, 'output-next'),
    lastDir: join(cacheDir, 'output-last'),
  };
}

/** Publishes the staged files of a build, by swapping the folders if possible. */
export function publishFiles({
  outDir,
  isSwappable,
  folders,
  cacheDir,
  nextDir,
  lastDir,
  spare,
  written,
  removed,
  obsolete,
  hasFile,
  total,
  listFiles,
  fileList,
}: PublishInput): void {
  mkdirSync(nextDir, { recursive: true });
  deletePublishedFolders(cacheDir);
  if (isSwappable) {
    const sourceOf = (path: string) => join(written.has(path) ? nextDir : outDir, path);
    const changed = [...new Set([...written, ...removed, ...obsolete])];
    let updated = spare.update({ outDir, changed, hasFile, fileList, sourceOf });
    const source = updated ? spare.path : nextDir;
    if (!updated) {
      const files = listFiles();
      for (const path of files)
        if (!written.has(path)) linkFile(sourceOf(path), join(nextDir, path));
      writeFileList(nextDir, fileList ?? formatFileList(files));
      updated = { folders: [], changed: files };
    }
    const published = Date.now();
    // Files may have been added to the output folder since it was listed.
    const isSame = folders.every(([path, time]) => getChangeTime(`${outDir}/${path}`) === time);
    if (isSame && swapFolders(source, outDir, lastDir)) {
      spare.store(lastDir, { outDir, changed, total, folders });
      writePublishedFolders(cacheDir, outDir, { ...updated, published });
      return;
    }
  }
  spare.discard();
  const files = listFiles();
  updateFolder(nextDir, outDir, {
    written: [...written],
    removed,
    files,
    fileList: fileList ?? formatFileList(files),
  });
}
