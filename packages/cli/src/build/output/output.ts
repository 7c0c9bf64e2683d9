import { withWriteError } from '../../files/write-error';
import { formatFileList, type OutputFolder, openOutputFolder, readFileList } from './output-folder';
import {
  type FileRecord,
  getRecordFile,
  isSameFile,
  readOutputRecord,
  writeOutputRecord,
} from './output-record';
import { restoreLast } from './publish';
import { getStagingFolders, publishFiles } from './publish-files';
import { openSpareFolder } from './spare-folder';
import { createStagedFiles, type StagedFiles } from './staged-files';

/**
 * Build output. Files are staged in a cache folder until `commit` publishes them.
 *
 * Files are reused from the last build if their inputs have not changed and the files were not modified since. `commit`
 * swaps the folders if the output folder contains no other files, and updates it in place otherwise. It only deletes
 * files that were written by an earlier build.
 */
export interface Output extends StagedFiles {
  /** Returns the files that were added with `put`, with their keys. */
  computed: () => [path: string, key: string][];
  /** Returns all files added so far, with their keys. */
  files: () => [path: string, key: string][];
  /** Publishes the staged files. @throws {OctavoError} `OUTPUT_FAILED` if a file cannot be written. */
  commit: () => Promise<OutputSummary>;
}

/** Changes that a build has made in the output folder. */
export interface OutputSummary {
  /** Files written by this build. */
  written: string[];
  /** Files deleted by this build. */
  removed: string[];
  /** Files from an older Octavo version that were not deleted, because the version did not write a file list. */
  kept: string[];
  /** Number of files in the build. */
  total: number;
}

export interface OutputOptions {
  outDir: string;
  cacheDir: string;
  /** Globs for files that are never deleted, relative to `outDir`. @default [] */
  keep?: readonly string[];
  /** Whether to replace a folder that was not written by Octavo. @default false */
  force?: boolean;
  /** Command that the hint of an error names. @default 'build' */
  command?: 'build' | 'merge';
}

/**
 * Opens the output folder for a build.
 *
 * @throws {OctavoError} `OUTPUT_FAILED` if the output path is not a folder, or if the folder contains files that were
 * not written by Octavo.
 */
export function createOutput({
  outDir,
  cacheDir,
  keep = [],
  force = false,
  command = 'build',
}: OutputOptions): Output {
  const recordFile = getRecordFile(cacheDir);
  const staging = getStagingFolders(cacheDir);
  recoverOutput({ outDir, cacheDir });
  const spare = openSpareFolder(cacheDir);
  const last = readOutputRecord(recordFile);
  const next = new Map<string, FileRecord>();
  const computed = new Set<string>();

  const isUnchanged = (path: string) => {
    const record = last.get(path);
    return record !== undefined && isSameFile(`${outDir}/${path}`, record);
  };
  const list = readFileList(outDir);
  const listed = list && new Set(list);
  const open = () =>
    openOutputFolder({ outDir, keep, force, command, listed, isBuilt: isUnchanged });
  // Fail early if the output folder cannot be written to. Octavo has created a folder with a list.
  if (!listed) open();
  /** Paths that `findLast` has checked. Most files are checked twice. */
  const reusable = new Set<string>();
  const findLast = (path: string, key: string) => {
    const record = last.get(path);
    if (record?.key !== key) return undefined;
    if (!reusable.has(path)) {
      if (!isUnchanged(path)) return undefined;
      reusable.add(path);
    }
    return record;
  };
  const staged = createStagedFiles({ outDir, ...staging, next, findLast });
  const { written } = staged;

  const publish = (folder: OutputFolder, removed: readonly string[]) => {
    const files = [...next.keys()];
    const isInList = (path: string) => listed?.has(path) === true;
    const hasSameList = listed?.size === files.length && files.every(isInList);
    publishFiles({
      ...staging,
      outDir: folder.path,
      isSwappable: folder.isSwappable,
      folders: folder.folders,
      spare,
      written,
      removed,
      obsolete: list?.filter((path) => !next.has(path)) ?? [],
      hasFile: (path) => next.has(path),
      total: files.length,
      listFiles: () => files,
      fileList: hasSameList ? undefined : formatFileList(files),
    });
  };

  return {
    ...staged,
    put(path, key, make) {
      computed.add(path);
      staged.put(path, key, make);
    },
    write(path, content) {
      computed.delete(path);
      staged.write(path, content);
    },
    computed: () => [...computed].map((path) => [path, next.get(path)!.key]),
    files: () => Array.from(next, ([path, { key }]) => [path, key]),
    async commit() {
      staged.throwIfFailed();
      const isInBuild = (path: string) => next.has(path);
      // Listing a folder with many files takes long.
      if (written.size === 0 && listed && [...listed].every(isInBuild))
        return { written: [], removed: [], kept: [], total: next.size };
      // Files may have been added to the folder since the build started.
      const folder = open();
      const removed = folder.replaceable.filter((path) => !isInBuild(path)).sort();
      if (written.size > 0 || removed.length > 0 || !folder.isListed) {
        withWriteError(outDir, () => publish(folder, removed));
        writeOutputRecord(recordFile, next);
      }
      const kept = folder.isTakenOver ? folder.foreign.filter((path) => !isInBuild(path)) : [];
      return { written: [...written], removed, kept, total: next.size };
    },
  };
}

/** Restores the previous output if a build was killed while it swapped the folders. */
export function recoverOutput({
  outDir,
  cacheDir,
}: Pick<OutputOptions, 'outDir' | 'cacheDir'>): void {
  restoreLast(outDir, getStagingFolders(cacheDir).lastDir);
}
