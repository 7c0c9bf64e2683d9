import {
  copyFileSync,
  cpSync,
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

/** Maximum number of pending writes. */
const MAX_PENDING = 64;

interface FileRecord {
  /** Digest of everything that the content depends on. */
  key: string;
  size: number;
  mtimeMs: number;
}

interface OutputRecord {
  files: Record<string, FileRecord>;
}

/**
 * The output folder of a build. It is either replaced completely or not changed.
 *
 * New files are staged in a folder of the cache. `commit` adds hard links to unchanged files of the previous build and
 * replaces the output folder with the staged one. If nothing has changed, the output folder is not touched.
 */
export interface Output {
  /**
   * Adds a file. `make` is only called if the file of the previous build cannot be reused.
   *
   * @param path Path relative to the output folder, with forward slashes.
   * @param key Digest of everything that the content depends on.
   */
  put: (path: string, key: string, make: () => string | Uint8Array) => void;
  /** Adds a file with a digest of its content as the key. */
  write: (path: string, content: string | Uint8Array) => void;
  /** Returns whether the file of the previous build can be reused for a key. */
  has: (path: string, key: string) => boolean;
  /** Returns all files that were added, with their keys. */
  files: () => [path: string, key: string][];
  /** Returns the text of a file that was added, or `undefined` if there is none. */
  read: (path: string) => Promise<string | undefined>;
  /** Waits until the number of pending writes is below the limit, so that memory usage stays bounded. */
  waitForCapacity: () => Promise<void>;
  /**
   * Replaces the output folder with the staged files.
   *
   * @throws {OctavoError} `OUTPUT_FAILED` if a file could not be written.
   */
  commit: () => Promise<OutputSummary>;
  /** Deletes the staged files. */
  discard: () => Promise<void>;
}

export interface OutputSummary {
  /** Files that are new or have changed. */
  written: string[];
  /** Files of the previous build that no longer exist. */
  removed: string[];
  /** Number of all files. */
  total: number;
}

export interface OutputOptions {
  outDir: string;
  cacheDir: string;
}

/** Creates an output, and restores the output folder if a previous build was killed. */
export function createOutput({ outDir, cacheDir }: OutputOptions): Output {
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

  const isReusable = (path: string, key: string) => {
    const record = last.files[path];
    if (record?.key !== key) return false;
    const stat = statSync(join(outDir, path), { throwIfNoEntry: false });
    return stat !== undefined && stat.size === record.size && stat.mtimeMs === record.mtimeMs;
  };
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
  const linkUnchanged = (path: string) => {
    createParentFolder(path);
    try {
      linkSync(join(outDir, path), join(nextDir, path));
    } catch {
      copyFileSync(join(outDir, path), join(nextDir, path));
    }
  };

  const output: Output = {
    has: isReusable,
    put(path, key, make) {
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
      if (failures.length > 0) {
        const [cause] = failures as NodeJS.ErrnoException[];
        throw new OctavoError(
          'OUTPUT_FAILED',
          `Failed to write to ${outDir}: ${cause!.code ?? cause!.message}`,
          {
            hint: 'Check the free disk space and the permissions of the folder.',
            cause,
          },
        );
      }
      const removed = Object.keys(last.files).filter((path) => !(path in next.files));
      if (written.size > 0 || removed.length > 0 || !existsSync(outDir)) {
        for (const path of Object.keys(next.files)) if (!written.has(path)) linkUnchanged(path);
        mkdirSync(nextDir, { recursive: true });
        rmSync(lastDir, { recursive: true, force: true });
        mkdirSync(dirname(outDir), { recursive: true });
        if (existsSync(outDir)) move(outDir, lastDir);
        move(nextDir, outDir);
        writeFileSync(`${recordFile}.next`, JSON.stringify(next));
        renameSync(`${recordFile}.next`, recordFile);
        rmSync(lastDir, { recursive: true, force: true });
      }
      return { written: [...written], removed, total: Object.keys(next.files).length };
    },
    async discard() {
      await Promise.all(pending);
      rmSync(nextDir, { recursive: true, force: true });
    },
  };
  return output;
}

/** Restores the previous output folder if a build was killed while it replaced the folder. */
export function recoverOutput({ outDir, cacheDir }: OutputOptions): void {
  const lastDir = join(cacheDir, 'output-last');
  if (!existsSync(outDir) && existsSync(lastDir)) move(lastDir, outDir);
}

/** Renames a folder, or copies it if the target is on another file system. */
function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    cpSync(from, to, { recursive: true, preserveTimestamps: true });
    rmSync(from, { recursive: true, force: true });
  }
}

function readRecord(file: string): OutputRecord {
  try {
    const record = JSON.parse(readFileSync(file, 'utf8')) as OutputRecord;
    return typeof record.files === 'object' && record.files !== null ? record : { files: {} };
  } catch {
    return { files: {} };
  }
}
