import { join } from 'node:path';

import { digestOf, markUsed, pruneCache, readOptional, writeCacheFile } from '../cache/disk-cache';
import { toVersionFiles } from '../cache/version-files';
import type { TypeResult } from './types';

interface Entry {
  /** Files with the types of the result, and their digests. */
  files: [path: string, digest: string][];
  result: TypeResult;
}

/** Time after which unused results are deleted, in milliseconds. */
const MAX_AGE = 30 * 24 * 60 * 60 * 1000;

/** Returns the cached result for a key, if the files with its types have not changed. */
export function readResult(folder: string, key: string): Entry | undefined {
  const path = join(folder, `${key}.json`);
  const text = readOptional(path);
  if (!text) return undefined;
  try {
    const entry = JSON.parse(text.toString('utf8')) as Partial<Entry>;
    const isValid =
      Array.isArray(entry.result?.nodes) &&
      typeof entry.result.code === 'string' &&
      areUnchanged(entry.files ?? []);
    if (!isValid) return undefined;
    markUsed(path);
    return entry as Entry;
  } catch {
    // Treat invalid entries as cache misses.
    return undefined;
  }
}

/** Deletes the results that have not been used for 30 days. Unchanged pages do not use theirs. */
export function pruneResults(folder: string): void {
  const oldest = Date.now() - MAX_AGE;
  pruneCache(folder, ({ modified }) => modified > oldest);
}

/** Checks whether files have the given digests. */
export function areUnchanged(digests: Iterable<readonly [path: string, digest: string]>): boolean {
  return [...digests].every(([path, digest]) => digestFile(path) === digest);
}

/** Returns the digests of the files that determine the types of source files. */
export function digestVersionFiles(sourceFiles: readonly string[]): Entry['files'] {
  return toVersionFiles(sourceFiles).map((path) => [path, digestFile(path)]);
}

/** Writes a result to the cache. */
export function writeResult(folder: string, key: string, entry: Entry): void {
  writeCacheFile(join(folder, `${key}.json`), JSON.stringify(entry));
}

function digestFile(path: string): string {
  return digestOf(readOptional(path)?.toString('utf8') ?? '');
}
