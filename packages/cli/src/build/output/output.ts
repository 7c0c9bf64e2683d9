import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { digest } from '../../files/digest';
import { linkOrCopy } from '../../files/link-or-copy';
import { checkOutputPath } from '../../files/output-path';
import { createWriteError } from '../../files/write-error';
import { OctavoError } from '../../model/errors';
import { type OutputFolder, openOutputFolder, readFileList } from './output-folder';
import {
  type FileRecord,
  getRecordFile,
  readOutputRecord,
  writeOutputRecord,
} from './output-record';
import { restoreLast, swapFolders, updateFolder, writeFileList } from './publish';
import { linkFile, openSpareFolder } from './spare-folder';

/**
 * Build output. Files are staged in a cache folder until `commit` publishes them.
 *
 * Files are reused from the last build if their inputs have not changed and the files were not modified since. `commit`
 * swaps the folders if the output folder contains no other files, and updates it in place otherwise. It only deletes
 * files that were written by an earlier build.
 */
export interface Output {
  /**
   * Adds a file. `make` is only called if the file from the last build cannot be reused.
   *
   * @param path relative to the output folder, with slashes
   * @param key digest of all inputs of the content
   * @throws {OctavoError} `OUTPUT_FAILED` if the path is outside the output folder.
   */
  put: (path: string, key: string, make: () => string | Uint8Array) => void;
  /** Adds a file, using a digest of the content as its key. */
  write: (path: string, content: string | Uint8Array) => void;
  /** Checks whether the file from the last build can be reused for this key. */
  has: (path: string, key: string) => boolean;
  /**
   * Adds all files of the last build. Files that change are added again afterwards.
   *
   * @returns `false` if a file was changed or deleted since. In this case, nothing is added.
   */
  addLast: () => boolean;
  /** Removes a file from the build. */
  remove: (path: string) => void;
  /** Returns the key of a file, or `undefined` if it was not added. */
  keyOf: (path: string) => string | undefined;
  /** Calls a listener with the content of each file that is added and not reused. */
  onContent: (listener: ContentListener) => void;
  /** Adds files of another build, which are used like those of the last build. */
  addRestored: (files: RestoredFiles) => void;
  /** Returns the files that were added with `put`, with their keys. */
  computed: () => [path: string, key: string][];
  /** Returns all files added so far, with their keys. */
  files: () => [path: string, key: string][];
  /** Reads a file from this build as text. Returns `undefined` if it was not added. */
  read: (path: string) => Promise<string | undefined>;
  /** Publishes the staged files. @throws {OctavoError} `OUTPUT_FAILED` if a file cannot be written. */
  commit: () => Promise<OutputSummary>;
  /** Deletes the staged files. */
  discard: () => Promise<void>;
}

/** Files of another build. */
export interface RestoredFiles {
  folder: string;
  /** Maps paths in the folder to their keys, and to their size and modification time on this machine. */
  files: ReadonlyMap<string, FileRecord>;
  /** Whether the folder is deleted when the output is discarded. @default false */
  isTemporary?: boolean;
}

export type ContentListener = (path: string, key: string, content: string | Uint8Array) => void;

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
}: OutputOptions): Output {
  const recordFile = getRecordFile(cacheDir);
  const nextDir = join(cacheDir, 'output-next');
  const lastDir = join(cacheDir, 'output-last');
  recoverOutput({ outDir, cacheDir });
  const spare = openSpareFolder(cacheDir);
  const last = readOutputRecord(recordFile);
  const next = new Map<string, FileRecord>();
  const written = new Set<string>();
  const failures: unknown[] = [];
  const listeners: ContentListener[] = [];
  const folders = new Set<string>();
  const computed = new Set<string>();
  const restored: RestoredFiles[] = [];
  rmSync(nextDir, { recursive: true, force: true });

  const isUnchanged = (path: string) => {
    const record = last.get(path);
    const stat = record && statSync(`${outDir}/${path}`, { throwIfNoEntry: false });
    return stat !== undefined && stat.size === record!.size && stat.mtimeMs === record!.mtimeMs;
  };
  const listed = readFileList(outDir);
  const open = () => openOutputFolder({ outDir, keep, force, listed, isBuilt: isUnchanged });
  // Fail early if the output folder cannot be written to. Octavo has created a folder with a list.
  if (!listed) open();
  /** Paths that `isReusable` has checked. Most files are checked twice. */
  const reusable = new Set<string>();
  const isReusable = (path: string, key: string) => {
    if (last.get(path)?.key !== key) return false;
    if (reusable.has(path)) return true;
    if (!isUnchanged(path)) return false;
    reusable.add(path);
    return true;
  };
  const createParentFolder = (path: string) => {
    const folder = dirname(path);
    if (folders.has(folder)) return;
    mkdirSync(join(nextDir, folder), { recursive: true });
    folders.add(folder);
  };
  /** Writes a file. An asynchronous write takes more than twice the CPU time, and more time in this thread, too. */
  const stage = (
    path: string,
    content: string | Uint8Array,
  ): Pick<FileRecord, 'size' | 'mtimeMs'> => {
    const file = join(nextDir, path);
    try {
      createParentFolder(path);
      writeFileSync(file, content);
      return statSync(file);
    } catch (error) {
      failures.push(error);
      return { size: 0, mtimeMs: 0 };
    }
  };
  /** Publishes the staged files, by swapping the folders if possible. */
  const publish = (folder: OutputFolder, files: readonly string[], removed: readonly string[]) => {
    mkdirSync(nextDir, { recursive: true });
    if (folder.isSwappable) {
      const sourceOf = (path: string) => join(written.has(path) ? nextDir : folder.path, path);
      const changed = [...written, ...removed];
      const hasSameList = listed?.size === files.length && files.every((path) => listed.has(path));
      const update = { outDir: folder.path, changed, files, hasSameList, sourceOf };
      const isUpdated = spare.update(update);
      if (!isUpdated) {
        for (const path of files)
          if (!written.has(path)) linkFile(sourceOf(path), join(nextDir, path));
        writeFileList(nextDir, files);
      }
      if (swapFolders(isUpdated ? spare.path : nextDir, folder.path, lastDir)) {
        spare.store(lastDir, update);
        return;
      }
    }
    spare.discard();
    updateFolder(nextDir, folder.path, { written: [...written], removed, files });
  };

  const findRestored = (path: string, key: string) =>
    restored.find(({ files }) => files.get(path)?.key === key);
  const reuseRestored = (path: string, { folder, files }: RestoredFiles) => {
    createParentFolder(path);
    // Paths are valid, and normalizing them takes as long as creating the link.
    linkOrCopy(`${folder}/${path}`, `${nextDir}/${path}`);
    written.add(path);
    next.set(path, files.get(path)!);
  };
  const add = (path: string, key: string, make: () => string | Uint8Array) => {
    checkOutputPath(path);
    if (isReusable(path, key)) {
      next.set(path, last.get(path)!);
      return;
    }
    const found = findRestored(path, key);
    if (found) return reuseRestored(path, found);
    const content = make();
    for (const listener of listeners) listener(path, key, content);
    written.add(path);
    const { size, mtimeMs } = stage(path, content);
    next.set(path, { key, size, mtimeMs });
  };

  const output: Output = {
    has: (path, key) => isReusable(path, key) || findRestored(path, key) !== undefined,
    put(path, key, make) {
      computed.add(path);
      add(path, key, make);
    },
    addLast() {
      if (last.size === 0 || ![...last.keys()].every(isUnchanged)) return false;
      for (const [path, record] of last) {
        reusable.add(path);
        next.set(path, record);
      }
      return true;
    },
    remove: (path) => void next.delete(path),
    keyOf: (path) => next.get(path)?.key,
    addRestored: (files) => void restored.push(files),
    computed: () => [...computed].map((path) => [path, next.get(path)!.key]),
    onContent: (listener) => void listeners.push(listener),
    files: () => Array.from(next, ([path, { key }]) => [path, key]),
    async read(path) {
      if (!next.has(path)) return undefined;
      // Plugins read thousands of small files one by one. An asynchronous read takes several times as long.
      return readFileSync(join(written.has(path) ? nextDir : outDir, path), 'utf8');
    },
    write(path, content) {
      computed.delete(path);
      add(path, digest(content), () => content);
    },
    async commit() {
      if (failures.length > 0) throw createWriteError(outDir, failures[0]);
      const files = [...next.keys()];
      const isInBuild = (path: string) => next.has(path);
      // Listing a folder with many files takes long.
      if (written.size === 0 && listed && [...listed].every(isInBuild))
        return { written: [], removed: [], kept: [], total: files.length };
      // Files may have been added to the folder since the build started.
      const folder = open();
      const removed = [...folder.replaceable].filter((path) => !isInBuild(path)).sort();
      if (written.size > 0 || removed.length > 0 || !folder.isListed) {
        try {
          publish(folder, files, removed);
        } catch (error) {
          throw error instanceof OctavoError ? error : createWriteError(outDir, error);
        }
        writeOutputRecord(recordFile, next);
      }
      const kept = folder.isTakenOver ? folder.foreign.filter((path) => !isInBuild(path)) : [];
      return { written: [...written], removed, kept, total: files.length };
    },
    async discard() {
      rmSync(nextDir, { recursive: true, force: true });
      for (const { folder, isTemporary } of restored)
        if (isTemporary) rmSync(folder, { recursive: true, force: true });
    },
  };
  return output;
}

/** Restores the previous output if a build was killed while it swapped the folders. */
export function recoverOutput({
  outDir,
  cacheDir,
}: Pick<OutputOptions, 'outDir' | 'cacheDir'>): void {
  restoreLast(outDir, join(cacheDir, 'output-last'));
}
