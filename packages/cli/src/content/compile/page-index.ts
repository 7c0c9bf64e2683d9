import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { digest } from '../../files/digest';
import { writeFileAtomic } from '../../files/write-file-atomic';

/** Head of a page store entry. */
export interface StoredPage {
  /** Path of the entry, relative to the page store. */
  entry: string;
  /** Digest of the source of the page. */
  source: string;
  /** Size of the entry in bytes. */
  size: number;
  /** Modification time of the entry in milliseconds. */
  modified: number;
  /** Digest of head and body. */
  hash: string;
  /** Page summary with the digests of its dependencies, as JSON. */
  head: string;
  /** Text of the page, if it was compiled by this build. */
  text?: string;
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

/** Maximum number of changed pages for each page of the site, above which the index is written as a whole. */
const MAX_CHANGED = 0.1;

/** Index of the page store, which replaces opening the entry of every page. */
export interface PageIndexFile {
  pages: PageIndex;
  /** Writes the index atomically if it has changed, replacing the index of another cache version. */
  save: (pages: PageIndex) => void;
}

/**
 * Opens the page index. It only repeats what the entries contain, so a missing or invalid index, or the index of another
 * cache version, is read as an empty index.
 *
 * There are two files with the same format, so that an edit does not write the heads of all pages: the second one contains
 * pages that have changed since the first one was written. The first line is a digest of the other lines. The second line
 * is the cache version, followed by the digest of the first file in the second one. Then each page has two lines: its path
 * with the fields of `StoredPage`, and its head.
 *
 * @param added - pages that replace those of the index. They are written by `save`.
 */
export function openPageIndex(
  cacheDir: string,
  version: string,
  added: PageIndex = new Map(),
): PageIndexFile {
  const file = getIndexFile(cacheDir);
  const changesFile = join(getStoreFolder(cacheDir), 'changes.jsonl');
  const all = readIndexFile(file, version);
  const changesVersion = `${version} ${all?.digest}`;
  const pages = new Map([
    ...(all?.pages ?? []),
    ...(all ? (readIndexFile(changesFile, changesVersion)?.pages ?? []) : []),
    ...added,
  ]);
  return {
    pages,
    save(next) {
      const isSame = ([path, page]: [string, StoredPage]) => pages.get(path) === page;
      if (added.size === 0 && next.size === pages.size && [...next].every(isSame)) return;
      const changed = [...next].filter(([path, page]) => all?.pages.get(path) !== page);
      const hasRemoved = [...pages.keys()].some((path) => !next.has(path));
      if (all && !hasRemoved && changed.length <= next.size * MAX_CHANGED) {
        writeIndexFile(changesFile, changesVersion, changed);
      } else {
        writeIndexFile(file, version, next);
        // It would be ignored, because it belongs to the previous file.
        rmSync(changesFile, { force: true });
      }
    },
  };
}

function readIndexFile(
  file: string,
  version: string,
): { digest: string; pages: PageIndex } | undefined {
  const pages = new Map<string, StoredPage>();
  try {
    const bytes = readFileSync(file);
    const end = bytes.indexOf('\n');
    const rest = bytes.subarray(end + 1);
    const hash = bytes.toString('latin1', 0, end);
    if (digest(rest) !== hash) return undefined;
    const [storedVersion, ...lines] = rest.toString().split('\n');
    if (storedVersion !== version) return undefined;
    for (let line = 0; line + 1 < lines.length; line += 2) {
      const [path, entry, size, modified, hash, source] = JSON.parse(lines[line]!) as IndexLine;
      pages.set(path, { entry, source, size, modified, hash, head: lines[line + 1]! });
    }
    return { digest: hash, pages };
  } catch {
    return undefined;
  }
}

function writeIndexFile(
  file: string,
  version: string,
  pages: Iterable<readonly [string, StoredPage]>,
): void {
  // Replaced by the digest, so that the other lines are not copied.
  const lines = ['0'.repeat(DIGEST_LENGTH), version];
  for (const [path, { entry, source, size, modified, hash, head }] of pages)
    lines.push(
      JSON.stringify([path, entry, size, modified, hash, source] satisfies IndexLine),
      head,
    );
  const bytes = Buffer.from(lines.join('\n'));
  bytes.write(digest(bytes.subarray(DIGEST_LENGTH + 1)));
  writeFileAtomic(file, bytes);
}

/** Length of a digest in bytes. */
const DIGEST_LENGTH = 64;

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
export function retryWithoutIndex<T>(cacheDir: string, run: () => Promise<T>): Promise<T> {
  return retryInvalidEntries(run, () => rmSync(getIndexFile(cacheDir), { force: true }));
}

/**
 * Runs a function, and runs it again if it finds an entry that is invalid or was replaced.
 *
 * @param forget - called before the second run, to remove the summaries that the first one has used
 */
export async function retryInvalidEntries<T>(
  run: () => Promise<T>,
  forget: () => void,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!isInvalidEntry(error)) throw error;
    forget();
    return run();
  }
}

/** Checks an error and its causes, because errors in plugins are wrapped. */
function isInvalidEntry(error: unknown): boolean {
  return (
    error instanceof InvalidEntryError || (error instanceof Error && isInvalidEntry(error.cause))
  );
}

type IndexLine = [
  path: string,
  entry: string,
  size: number,
  modified: number,
  hash: string,
  source: string,
];
