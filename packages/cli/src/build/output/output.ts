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

/** Files that wait to be written at most. */
const MAX_PENDING = 64;

interface FileRecord {
  /** Digest of everything the file was made from. */
  key: string;
  size: number;
  mtimeMs: number;
}

interface OutputRecord {
  files: Record<string, FileRecord>;
}

/**
 * The output folder, written all at once or not at all.
 *
 * Files are gathered beside it: what the last build made from the same inputs, and nobody has touched since, is linked;
 * everything else is made. `commit` then puts the new folder in the old one's place, or leaves the old one alone where
 * nothing has changed.
 */
export interface Output {
  /**
   * Have a file in the output. `make` runs only where the last build's file does not serve.
   * @param path below the output folder, with slashes
   * @param key digest of everything the content depends on
   */
  put: (path: string, key: string, make: () => string | Uint8Array) => void;
  /** Have a file whose content is its own key. */
  write: (path: string, content: string | Uint8Array) => void;
  /** Whether `put` with this key would find the last build's file. */
  has: (path: string, key: string) => boolean;
  /** Every file so far, with its key. */
  files: () => [path: string, key: string][];
  /** What this build has at a path, as text; `undefined` where it has nothing. */
  read: (path: string) => Promise<string | undefined>;
  /** Settles when not too many files wait to be written, so that memory stays bounded. */
  room: () => Promise<void>;
  /** Put the gathered files in place. @throws {OctavoError} `OUTPUT_FAILED` where one could not be written. */
  commit: () => Promise<OutputSummary>;
  /** Throw the gathered files away. */
  discard: () => Promise<void>;
}

export interface OutputSummary {
  /** Files that were made in this build. */
  made: string[];
  /** Files that are there no more. */
  removed: string[];
  total: number;
}

export interface OutputOptions {
  outDir: string;
  cacheDir: string;
}

export function createOutput({ outDir, cacheDir }: OutputOptions): Output {
  const recordFile = join(cacheDir, 'output.json');
  const nextDir = join(cacheDir, 'output-next');
  const lastDir = join(cacheDir, 'output-last');
  recoverOutput({ outDir, cacheDir });
  const last = readRecord(recordFile);
  const next: OutputRecord = { files: {} };
  const made = new Set<string>();
  const pending = new Set<Promise<unknown>>();
  const failures: unknown[] = [];
  const folders = new Set<string>();
  rmSync(nextDir, { recursive: true, force: true });

  const isIntact = (path: string, key: string) => {
    const record = last.files[path];
    if (record?.key !== key) return false;
    const stat = statSync(join(outDir, path), { throwIfNoEntry: false });
    return stat !== undefined && stat.size === record.size && stat.mtimeMs === record.mtimeMs;
  };
  const folderFor = (path: string) => {
    const folder = dirname(join(nextDir, path));
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
  };
  const stage = (path: string, content: string | Uint8Array, record: FileRecord) => {
    folderFor(path);
    const file = join(nextDir, path);
    const work = writeFile(file, content)
      .then(() => stat(file))
      .then(({ size, mtimeMs }) => Object.assign(record, { size, mtimeMs }))
      .catch((error: unknown) => failures.push(error))
      .finally(() => pending.delete(work));
    pending.add(work);
  };
  const keep = (path: string) => {
    folderFor(path);
    try {
      linkSync(join(outDir, path), join(nextDir, path));
    } catch {
      copyFileSync(join(outDir, path), join(nextDir, path));
    }
  };

  const output: Output = {
    has: isIntact,
    put(path, key, make) {
      if (isIntact(path, key)) {
        next.files[path] = last.files[path]!;
        return;
      }
      const record = { key, size: 0, mtimeMs: 0 };
      const content = make();
      made.add(path);
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
    async room() {
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
          `Expected to write ${outDir}, got ${cause!.code ?? cause!.message}.`,
          {
            hint: 'Check the free space and the permissions of the folder.',
            cause,
          },
        );
      }
      const removed = Object.keys(last.files).filter((path) => !(path in next.files));
      if (made.size > 0 || removed.length > 0 || !existsSync(outDir)) {
        for (const path of Object.keys(next.files)) if (!made.has(path)) keep(path);
        mkdirSync(nextDir, { recursive: true });
        rmSync(lastDir, { recursive: true, force: true });
        mkdirSync(dirname(outDir), { recursive: true });
        if (existsSync(outDir)) move(outDir, lastDir);
        move(nextDir, outDir);
        writeFileSync(`${recordFile}.next`, JSON.stringify(next));
        renameSync(`${recordFile}.next`, recordFile);
        rmSync(lastDir, { recursive: true, force: true });
      }
      return { made: [...made], removed, total: Object.keys(next.files).length };
    },
    async discard() {
      await Promise.all(pending);
      rmSync(nextDir, { recursive: true, force: true });
    },
  };
  return output;
}

/** Bring back the last good output where a build was killed between taking it away and putting the new one in place. */
export function recoverOutput({ outDir, cacheDir }: OutputOptions): void {
  const lastDir = join(cacheDir, 'output-last');
  if (!existsSync(outDir) && existsSync(lastDir)) move(lastDir, outDir);
}

/** Rename a folder, or copy it where the two places lie on different file systems. */
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
