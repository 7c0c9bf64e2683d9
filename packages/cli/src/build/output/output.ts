import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { digest } from '../../files/digest';
import { OctavoError } from '../../model/errors';
import { FILE_LIST, formatFileList, type OutputFolder, openOutputFolder } from './output-folder';
import { checkOutputPath } from './output-path';
import { restoreLast, swapFolders, updateFolder } from './publish';

/** Most files that wait to be written. */
const MAX_PENDING = 64;

interface FileRecord {
  /** Digest of all inputs of the file. */
  key: string;
  size: number;
  mtimeMs: number;
}

interface OutputRecord {
  files: Record<string, FileRecord>;
}

/**
 * The files of a build, collected in a folder of the cache until `commit` publishes them.
 *
 * A file that the last build wrote from the same inputs, and that nobody has changed since, is not written again. `commit` swaps
 * the folders if the output folder holds nothing else, and updates its files in place otherwise. It deletes only files that an
 * earlier build wrote.
 */
export interface Output {
  /**
   * Adds a file. `make` runs only if the file of the last build cannot be used.
   *
   * @param path relative to the output folder, with slashes
   * @param key digest of all inputs of the content
   * @throws {OctavoError} `OUTPUT_FAILED` if the path is outside the output folder.
   */
  put: (path: string, key: string, make: () => string | Uint8Array) => void;
  /** Adds a file whose content is its key. */
  write: (path: string, content: string | Uint8Array) => void;
  /** Returns whether `put` with this key would use the file of the last build. */
  has: (path: string, key: string) => boolean;
  /** Returns every file so far, with its key. */
  files: () => [path: string, key: string][];
  /** Reads a file of this build as text. Returns `undefined` if there is none. */
  read: (path: string) => Promise<string | undefined>;
  /** Resolves when few enough files wait to be written, so that memory stays bounded. */
  waitForCapacity: () => Promise<void>;
  /** Publishes the files. @throws {OctavoError} `OUTPUT_FAILED` if one could not be written. */
  commit: () => Promise<OutputSummary>;
  /** Deletes the collected files. */
  discard: () => Promise<void>;
}

export interface OutputSummary {
  /** Files that this build wrote. */
  written: string[];
  /** Files that this build deleted. */
  removed: string[];
  /** Files of the output of an older version that were kept, because there was no list of its files. */
  kept: string[];
  total: number;
}

export interface OutputOptions {
  outDir: string;
  cacheDir: string;
  /** Globs of files that are never deleted, relative to `outDir`. @default [] */
  keep?: readonly string[];
  /** Whether to replace a folder that Octavo did not write. @default false */
  force?: boolean;
}

/**
 * Opens the output folder.
 *
 * @throws {OctavoError} `OUTPUT_FAILED` if the folder contains files that Octavo did not write, or cannot be a folder.
 */
export function createOutput({
  outDir,
  cacheDir,
  keep = [],
  force = false,
}: OutputOptions): Output {
  const recordFile = join(cacheDir, 'output.json');
  const nextDir = join(cacheDir, 'output-next');
  const lastDir = join(cacheDir, 'output-last');
  recoverOutput({ outDir, cacheDir });
  const last = readRecord(recordFile);
  const next: OutputRecord = { files: {} };
  const written = new Set<string>();
  const pending = new Set<Promise<unknown>>();
  const failures: unknown[] = [];
  const folders = new Set<string>();
  rmSync(nextDir, { recursive: true, force: true });

  const isUnchanged = (path: string) => {
    const record = last.files[path];
    const stat = record && statSync(join(outDir, path), { throwIfNoEntry: false });
    return stat !== undefined && stat.size === record!.size && stat.mtimeMs === record!.mtimeMs;
  };
  const open = () => openOutputFolder({ outDir, keep, force, isBuilt: isUnchanged });
  // Stops a build at once that could not be published.
  open();
  const isReusable = (path: string, key: string) =>
    last.files[path]?.key === key && isUnchanged(path);
  const createParentFolder = (path: string) => {
    const folder = dirname(join(nextDir, path));
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
  };
  const stage = (path: string, content: string | Uint8Array, record: FileRecord) => {
    createParentFolder(path);
    const file = join(nextDir, path);
    const work = writeFile(file, content)
      .then(() => stat(file))
      .then(({ size, mtimeMs }) => Object.assign(record, { size, mtimeMs }))
      .catch((error: unknown) => failures.push(error))
      .finally(() => pending.delete(work));
    pending.add(work);
  };
  const link = (path: string, folder: string) => {
    createParentFolder(path);
    try {
      linkSync(join(folder, path), join(nextDir, path));
    } catch {
      copyFileSync(join(folder, path), join(nextDir, path));
    }
  };
  /** Publishes the new files, by swapping folders where possible. */
  const publish = (folder: OutputFolder, files: readonly string[], removed: readonly string[]) => {
    mkdirSync(nextDir, { recursive: true });
    if (folder.isSwappable) {
      for (const path of files) if (!written.has(path)) link(path, folder.path);
      writeFileSync(join(nextDir, FILE_LIST), formatFileList(files));
      if (swapFolders(nextDir, folder.path, lastDir)) return;
    }
    updateFolder(nextDir, folder.path, { written: [...written], removed, files });
  };

  const output: Output = {
    has: isReusable,
    put(path, key, make) {
      checkOutputPath(path);
      if (isReusable(path, key)) {
        next.files[path] = last.files[path]!;
        return;
      }
      const record = { key, size: 0, mtimeMs: 0 };
      const content = make();
      written.add(path);
      next.files[path] = record;
      stage(path, content, record);
    },
    files: () => Object.entries(next.files).map(([path, { key }]) => [path, key]),
    async read(path) {
      if (!(path in next.files)) return undefined;
      await Promise.all(pending);
      const isStaged = existsSync(join(nextDir, path));
      return readFile(join(isStaged ? nextDir : outDir, path), 'utf8');
    },
    async waitForCapacity() {
      while (pending.size >= MAX_PENDING) await Promise.race(pending);
    },
    write(path, content) {
      output.put(path, digest(content), () => content);
    },
    async commit() {
      await Promise.all(pending);
      if (failures.length > 0) throw writeError(outDir, failures[0]);
      // Files may have been added to the folder since the build started.
      const folder = open();
      const files = Object.keys(next.files);
      const removed = [...folder.replaceable].filter((path) => !(path in next.files));
      if (written.size > 0 || removed.length > 0 || !folder.isListed) {
        try {
          publish(folder, files, removed);
        } catch (error) {
          throw error instanceof OctavoError ? error : writeError(outDir, error);
        }
        writeFileSync(`${recordFile}.next`, JSON.stringify(next));
        renameSync(`${recordFile}.next`, recordFile);
      }
      const kept = folder.isTakenOver ? folder.foreign.filter((path) => !(path in next.files)) : [];
      return { written: [...written], removed, kept, total: files.length };
    },
    async discard() {
      await Promise.all(pending);
      rmSync(nextDir, { recursive: true, force: true });
    },
  };
  return output;
}

/** Restores the last output after a build was killed while it swapped folders. */
export function recoverOutput({
  outDir,
  cacheDir,
}: Pick<OutputOptions, 'outDir' | 'cacheDir'>): void {
  restoreLast(outDir, join(cacheDir, 'output-last'));
}

function writeError(outDir: string, cause: unknown): OctavoError {
  const { code, message } = cause as NodeJS.ErrnoException;
  return new OctavoError('OUTPUT_FAILED', `Cannot write ${outDir}: ${code ?? message}.`, {
    hint: 'Check the free space and the permissions of the folder.',
    cause,
  });
}

function readRecord(file: string): OutputRecord {
  try {
    const record = JSON.parse(readFileSync(file, 'utf8')) as OutputRecord;
    return typeof record.files === 'object' && record.files !== null ? record : { files: {} };
  } catch {
    return { files: {} };
  }
}
