import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { readCache, writeCache } from '../../files/json-cache';
import { type FolderTree, getChangeTime, getParent } from '../../files/list-files';

/**
 * Minimum time in milliseconds between a known change of a folder and other changes. These could otherwise have the same time,
 * because operating systems update the time of files every few milliseconds.
 */
export const MIN_AGE = 20;

/**
 * All folders of an output that only contains files of a build, in the format of `FolderTree`, and the times in milliseconds of their
 * last change. A folder that was changed immediately before the output was published, or later, has no time.
 */
export type PublishedFolders = [path: string, ctimeMs: number | null][];

/** Content of `output-folders.json` in the cache folder. */
interface StoredFolders {
  outDir: string;
  folders: PublishedFolders;
}

/** Returns the file with the folders of the output. It does not exist while the output is published. */
export const getFoldersFile = (cacheDir: string) => join(cacheDir, 'output-folders.json');

/** Returns the path of the output folder of the last build, with symlinks resolved, if its folders are known. */
export function readPublishedPath(cacheDir: string): string | undefined {
  return readCache<StoredFolders>(getFoldersFile(cacheDir))?.outDir;
}

/** Reads the folders that the last build has published. Returns `undefined` if they are not known. */
export function readPublishedFolders(
  cacheDir: string,
  outDir: string,
): PublishedFolders | undefined {
  const stored = readCache<StoredFolders>(getFoldersFile(cacheDir));
  return stored?.outDir === outDir ? stored.folders : undefined;
}

/** Folder that was updated to the files of a build. */
export interface UpdatedFolders {
  /** Its folders before the update. */
  folders: FolderTree['folders'];
  /** Paths of the files that were written or deleted in it. */
  changed: readonly string[];
}

/**
 * Writes the folders of an output that was published, of which only changed ones are read.
 *
 * @param published - time in milliseconds before the output was published. Afterwards, other programs can change its folders.
 */
export function writePublishedFolders(
  cacheDir: string,
  outDir: string,
  { folders: before, changed, published }: UpdatedFolders & { published: number },
): void {
  // The output folder itself was renamed.
  const stale = new Set(['']);
  for (const file of changed)
    for (let path = getParent(file); !stale.has(path); path = getParent(path)) stale.add(path);
  const folders: PublishedFolders = before.filter(([path]) => !stale.has(path));
  for (const path of stale) {
    const time = getChangeTime(`${outDir}/${path}`);
    if (time !== undefined) folders.push([path, time < published - MIN_AGE ? time : null]);
  }
  writeCache(getFoldersFile(cacheDir), { outDir, folders } satisfies StoredFolders);
}

/** Deletes the list of published folders, so that the next build lists them. */
export function deletePublishedFolders(cacheDir: string): void {
  rmSync(getFoldersFile(cacheDir), { force: true });
}
