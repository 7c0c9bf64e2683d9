import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Returns a digest of strings that is part of a file name. */
export function digestOf(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 27);
}

/** Returns the content of a file, or `undefined` if it cannot be read. */
export function readOptional(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/** Writes a file of a cache. Other processes see either no file or the whole file. */
export function writeCacheFile(path: string, content: string | Uint8Array): void {
  const temporary = `${path}.${process.pid}-${Math.random().toString(36).slice(2)}`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(temporary, content);
    renameSync(temporary, path);
  } catch {
    // Without a writable folder, results are not cached.
    if (existsSync(temporary)) rmSync(temporary);
  }
}

/** Sets the modification time of a file of a cache to the current time. */
export function markUsed(path: string): void {
  const now = new Date();
  try {
    utimesSync(path, now, now);
  } catch {
    // Without a writable folder, files are not pruned either.
  }
}

/** File of a cache. */
export interface CacheFile {
  name: string;
  /** Modification time in milliseconds. The file is only examined if it is read. */
  readonly modified: number;
}

/** Deletes the files of a cache folder that are not used anymore. Files that other processes delete are skipped. */
export function pruneCache(folder: string, isUsed: (file: CacheFile) => boolean): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const file: CacheFile = {
      name,
      get modified() {
        return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;
      },
    };
    if (!isUsed(file)) rmSync(path, { force: true });
  }
}
