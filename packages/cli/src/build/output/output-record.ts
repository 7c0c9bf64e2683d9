import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import {
  formatJsonLines,
  type JsonLine,
  type JsonLines,
  type JsonLinesLayout,
  openJsonLines,
} from '../../files/json-lines';
import { shortenPath } from '../../files/shorten-path';
import { writeFileAtomic } from '../../files/write-file-atomic';

/** File of a build. */
export interface FileRecord {
  /** Digest of all inputs of the file. The path itself if the name of the file is a digest of its content. */
  key: string;
  /** Size in bytes. */
  size: number;
  /** Modification time in milliseconds. */
  mtimeMs: number;
}

/**
 * Size of `output.json` in bytes from which an output is large. Another thread checks its files: an edit of 20,000 pages (10 MB) takes
 * 0.4 s less. With 1,000 pages (0.5 MB), starting the thread would take longer than the check.
 */
const LARGE_OUTPUT = 2_000_000;

/**
 * Maximum difference of modification times in milliseconds. Node.js sets the time of a copied file with a precision of
 * microseconds, and file systems round it.
 */
const MTIME_PRECISION = 1;

/** Layout of `output.json`, which has a line for each file: its path, key, size and modification time, sorted by path. */
const LAYOUT: JsonLinesLayout = { start: '{"files":[\n', indent: '', end: '\n]}' };

/** Files of the last build, of which only some are read. */
export interface OpenedRecord {
  /** Returns a file. */
  get: (path: string) => FileRecord | undefined;
  /**
   * Checks a condition for the files, sorted by path, until one does not meet it.
   *
   * @throws {SyntaxError} if the record is invalid
   */
  every: (check: (path: string, record: FileRecord) => unknown) => boolean;
  /** Writes the record after files were added, replaced or, if they are `undefined`, deleted. */
  write: (changes: ReadonlyMap<string, FileRecord | undefined>) => void;
}

/** Checks whether a file was not modified since it was recorded. */
export function isSameFile(file: string, { size, mtimeMs }: FileRecord): boolean {
  const stats = statSync(shortenPath(file), { throwIfNoEntry: false });
  return (
    stats !== undefined &&
    stats.size === size &&
    Math.abs(stats.mtimeMs - mtimeMs) < MTIME_PRECISION
  );
}

/** Checks whether the name of a file is a digest of its content. */
export function isNamedByContent(path: string, { key }: FileRecord): boolean {
  return key === path;
}

/** Returns the file in a cache folder that lists the files of the last build. */
export function getRecordFile(cacheDir: string): string {
  return join(cacheDir, 'output.json');
}

/** Checks whether the output of the last build has so many files that it takes long to check them. */
export function isLargeOutput(cacheDir: string): boolean {
  const stats = statSync(getRecordFile(cacheDir), { throwIfNoEntry: false });
  return stats !== undefined && stats.size >= LARGE_OUTPUT;
}

/** Reads the files of the last build by path. Returns no files if the list is missing or invalid. */
export function readOutputRecord(file: string): Map<string, FileRecord> {
  const files = new Map<string, FileRecord>();
  try {
    openFile(file)?.every((item) => files.set(item[0], parseItem(item)));
    return files;
  } catch {
    return new Map();
  }
}

/** Opens the record of a build that has written it. Returns `undefined` if it is missing or invalid. */
export function openOutputRecord(file: string): OpenedRecord | undefined {
  const lines = openFile(file);
  return (
    lines && {
      get(path) {
        const item = lines.find(path);
        return item && parseItem(item);
      },
      every: (check) => lines.every((item) => check(item[0], parseItem(item))),
      write(changes) {
        const items = Array.from(
          changes,
          ([path, record]) => [path, record && formatItem(path, record)] as const,
        );
        writeFileAtomic(file, lines.replace(new Map(items)));
      },
    }
  );
}

/** Returns the key of a file of the last build. Returns `undefined` if there is none, or if it was modified. */
export function readLastKey(
  path: string,
  { outDir, cacheDir }: { outDir: string; cacheDir: string },
): string | undefined {
  const last = openOutputRecord(getRecordFile(cacheDir))?.get(path);
  return last && isSameFile(join(outDir, path), last) ? last.key : undefined;
}

/** Writes the files of a build. */
export function writeOutputRecord(file: string, files: ReadonlyMap<string, FileRecord>): void {
  const paths = [...files.keys()].sort();
  const items = paths.map((path) => formatItem(path, files.get(path)!));
  writeFileAtomic(file, formatJsonLines(items, LAYOUT));
}

function openFile(file: string): JsonLines | undefined {
  try {
    return openJsonLines(readFileSync(file), LAYOUT);
  } catch {
    return undefined;
  }
}

function parseItem([, key, size, mtimeMs]: JsonLine): FileRecord {
  return { key, size, mtimeMs } as FileRecord;
}

function formatItem(path: string, { key, size, mtimeMs }: FileRecord): JsonLine {
  return [path, key, size, mtimeMs];
}
