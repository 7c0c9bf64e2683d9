import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { digest } from '../../files/digest';
import { writeFileAtomic } from '../../files/write-file-atomic';

/** Head of a page store entry. */
export interface StoredPage {
  /** Path of the entry, relative to the page store. */
  entry: string;
  /** Size of the entry in bytes. */
  size: number;
  /** Modification time of the entry in milliseconds. */
  modified: number;
  /** Digest of head and body. */
  hash: string;
  /** Page summary with the digests of its dependencies, as JSON. */
  head: string;
}

/** Maps page paths relative to the content root to the heads of their entries. */
export type PageIndex = ReadonlyMap<string, StoredPage>;

/** Returns the page store folder in a cache folder. */
export function getStoreFolder(cacheDir: string): string {
  return join(cacheDir, 'pages');
}

/** Returns the path of the page index in a cache folder. */
export function getIndexFile(cacheDir: string): string {
  return join(getStoreFolder(cacheDir), 'index.jsonl');
}

/**
 * Reads the page index, which replaces opening the entry of every page. It only repeats what the entries contain, so a
 * missing or invalid index, or the index of another cache version, is read as an empty index.
 *
 * The first line is a digest of the other lines. The second line is the cache version. Then each page has two lines: its
 * path with the fields of `StoredPage`, and its head.
 */
export function readPageIndex(cacheDir: string, version: string): PageIndex {
  const pages = new Map<string, StoredPage>();
  try {
    const bytes = readFileSync(getIndexFile(cacheDir));
    const end = bytes.indexOf('\n');
    const rest = bytes.subarray(end + 1);
    if (digest(rest) !== bytes.toString('latin1', 0, end)) return pages;
    const [storedVersion, ...lines] = rest.toString().split('\n');
    if (storedVersion !== version) return pages;
    for (let line = 0; line + 1 < lines.length; line += 2) {
      const [path, entry, size, modified, hash] = JSON.parse(lines[line]!) as IndexLine;
      pages.set(path, { entry, size, modified, hash, head: lines[line + 1]! });
    }
  } catch {
    pages.clear();
  }
  return pages;
}

/** Writes the page index atomically, replacing the index of another cache version. */
export function writePageIndex(cacheDir: string, version: string, pages: PageIndex): void {
  const lines = [version];
  for (const [path, { entry, size, modified, hash, head }] of pages)
    lines.push(JSON.stringify([path, entry, size, modified, hash] satisfies IndexLine), head);
  const text = Buffer.from(lines.join('\n'));
  writeFileAtomic(getIndexFile(cacheDir), Buffer.concat([Buffer.from(`${digest(text)}\n`), text]));
}

/** Returns the size and modification time of an entry file, or `undefined` if it does not exist. */
export function statEntry(file: string): Pick<StoredPage, 'size' | 'modified'> | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && { size: stats.size, modified: stats.mtimeMs };
}

/** Error for an entry whose content is invalid or not the content that the index describes. */
export class InvalidEntryError extends Error {
  constructor(filePath: string) {
    super(`The cache entry of ${filePath} is invalid.`);
  }
}

/**
 * Runs a command. If it finds an entry that does not match the index, runs it again without the index, so that every
 * entry is read and invalid entries are compiled again.
 */
export async function retryWithoutIndex<T>(cacheDir: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!isInvalidEntry(error)) throw error;
    rmSync(getIndexFile(cacheDir), { force: true });
    return run();
  }
}

/** Checks an error and its causes, because errors in plugins are wrapped. */
function isInvalidEntry(error: unknown): boolean {
  return (
    error instanceof InvalidEntryError || (error instanceof Error && isInvalidEntry(error.cause))
  );
}

type IndexLine = [path: string, entry: string, size: number, modified: number, hash: string];
