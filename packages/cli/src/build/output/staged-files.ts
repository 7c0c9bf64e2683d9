import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { digest } from '../../files/digest';
import { linkOrCopy } from '../../files/link-or-copy';
import { checkOutputPath } from '../../files/output-path';
import { createWriteError } from '../../files/write-error';
import type { FileRecord } from './output-record';

/** Files of another build. */
export interface RestoredFiles {
  folder: string;
  /** Maps paths in the folder to their keys, and to their size and modification time on this machine. */
  files: ReadonlyMap<string, FileRecord>;
  /** Whether the folder is deleted when the output is discarded. @default false */
  isTemporary?: boolean;
}

export type ContentListener = (path: string, key: string, content: string | Uint8Array) => void;

/** Files of a build. New ones are staged in a folder, others are reused from the last build. */
export interface StagedFiles {
  /**
   * Adds a file. `make` is only called if the file from the last build cannot be reused.
   *
   * @param path relative to the output folder, with slashes
   * @param key digest of all inputs of the content, or the path if it contains a digest of the content
   * @throws {OctavoError} `OUTPUT_FAILED` if the path is outside the output folder.
   */
  put: (path: string, key: string, make: () => string | Uint8Array) => void;
  /** Adds a file, using a digest of the content as its key. */
  write: (path: string, content: string | Uint8Array) => void;
  /** Checks whether the file from the last build can be reused for this key. */
  has: (path: string, key: string) => boolean;
  /** Reads a file from this build as text. Returns `undefined` if it was not added. */
  read: (path: string) => Promise<string | undefined>;
  /** Calls a listener with the content of each file that is added and not reused. */
  onContent: (listener: ContentListener) => void;
  /** Adds files of another build, which are used like those of the last build. */
  addRestored: (files: RestoredFiles) => void;
  /** Deletes the staged files. */
  discard: () => Promise<void>;
}

export interface StagedFilesOptions {
  outDir: string;
  /** Folder for new files. */
  nextDir: string;
  /** Files of this build. */
  next: {
    get: (path: string) => FileRecord | undefined;
    set: (path: string, record: FileRecord) => void;
  };
  /** Returns the file of the last build, if it has this key and was not modified. */
  findLast: (path: string, key: string) => FileRecord | undefined;
}

/** Creates an empty folder for the new files of a build. */
export function createStagedFiles({ outDir, nextDir, next, findLast }: StagedFilesOptions) {
  const written = new Set<string>();
  const failures: unknown[] = [];
  const listeners: ContentListener[] = [];
  const folders = new Set<string>();
  const restored: RestoredFiles[] = [];
  rmSync(nextDir, { recursive: true, force: true });

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
  const findRestored = (path: string, key: string) =>
    restored.find(({ files }) => files.get(path)?.key === key);
  const reuseRestored = (path: string, { folder, files }: RestoredFiles) => {
    createParentFolder(path);
    // Paths are valid, and normalizing them takes as long as creating the link.
    linkOrCopy(`${folder}/${path}`, `${nextDir}/${path}`);
    written.add(path);
    next.set(path, files.get(path)!);
  };
  /** Removes a file that this build has added before: a plugin changes it, or generated lines are added to it. */
  const unstage = (path: string) => {
    if (written.delete(path)) rmSync(join(nextDir, path), { force: true });
  };
  const put: StagedFiles['put'] = (path, key, make) => {
    checkOutputPath(path);
    unstage(path);
    const last = findLast(path, key);
    if (last) {
      next.set(path, last);
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

  const files: StagedFiles = {
    put,
    write: (path, content) => put(path, digest(content), () => content),
    has: (path, key) => findLast(path, key) !== undefined || findRestored(path, key) !== undefined,
    async read(path) {
      if (!next.get(path)) return undefined;
      // Plugins read thousands of small files one by one. An asynchronous read takes several times as long.
      return readFileSync(join(written.has(path) ? nextDir : outDir, path), 'utf8');
    },
    onContent: (listener) => void listeners.push(listener),
    addRestored: (files) => void restored.push(files),
    async discard() {
      rmSync(nextDir, { recursive: true, force: true });
      for (const { folder, isTemporary } of restored)
        if (isTemporary) rmSync(folder, { recursive: true, force: true });
    },
  };
  return {
    ...files,
    /** Paths of the staged files. */
    written: written as ReadonlySet<string>,
    /** @throws {OctavoError} `OUTPUT_FAILED` if a file could not be written */
    throwIfFailed() {
      if (failures.length > 0) throw createWriteError(outDir, failures[0]);
    },
  };
}
