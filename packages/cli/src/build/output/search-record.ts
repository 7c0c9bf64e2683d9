import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import {
  formatJsonLines,
  type JsonLine,
  type JsonLines,
  type JsonLinesLayout,
  openJsonLines,
} from '../../files/json-lines';
import { writeFileAtomic } from '../../files/write-file-atomic';

/** What the index of a language and version was created from, without its pages and files. */
export interface SearchRecordHeader {
  /** Digest of the toolchain. */
  version: string;
  /** Path of the index file. */
  file: string;
  /** Digest of the mentions of all entries. Not set for a split index, which has none. */
  mentions?: string | undefined;
  /** Size of the texts in bytes of UTF-8. Only set for a split index. */
  size?: number | undefined;
}

/** What the index of a language and version was created from. */
export interface SearchRecord extends SearchRecordHeader {
  /** Paths of all files of the index. */
  files: string[];
  /** Digest of each entry without its mentions, by route path. */
  digests: ReadonlyMap<string, string>;
}

/** Record of which only some lines are read. */
export interface OpenedSearchRecord extends SearchRecordHeader {
  /** Whether the index has a page. Returns `false` if the record is invalid. */
  hasPage: (routePath: string) => boolean;
  /** Writes the record after pages and files have changed. An invalid record is deleted, so that the next build reads all pages. */
  write: (changes: SearchRecordChanges) => void;
}

interface SearchRecordChanges extends Pick<SearchRecordHeader, 'file' | 'size'> {
  /** Digests of changed entries. */
  digests: ReadonlyMap<string, string>;
  /** Paths of new files. */
  added: readonly string[];
  /** Paths of files that the index no longer has. */
  removed: readonly string[];
}

/**
 * Layout of a record, which has a line for the header, with an empty name, for each file, and for each page, whose name starts with a
 * slash. 10,000 pages have 21,000 lines, of which an edit replaces 5.
 */
const LAYOUT: JsonLinesLayout = { start: '{"lines":[\n', indent: '', end: '\n]}' };
const HEADER = '';

/** Returns the file of the record with a key, see `getIndexKey`. */
export function getSearchRecordFile(cacheDir: string, key: string): string {
  return join(cacheDir, 'search', `${key.replaceAll('/', '.')}.json`);
}

/** Reads a record. Returns `undefined` if the file is missing or invalid. */
export function readSearchRecord(path: string): SearchRecord | undefined {
  const opened = openFile(path);
  if (!opened) return undefined;
  const { lines, header } = opened;
  const files: string[] = [];
  const digests = new Map<string, string>();
  try {
    lines.every(([name, digest]) => {
      if (isPage(name)) digests.set(name, digest as string);
      else if (name !== HEADER) files.push(name);
      return true;
    });
    return { ...header, files, digests };
  } catch {
    return undefined;
  }
}

/** Opens a record. Returns `undefined` if the file is missing or invalid. */
export function openSearchRecord(path: string): OpenedSearchRecord | undefined {
  const opened = openFile(path);
  if (!opened) return undefined;
  const { lines, header } = opened;
  return {
    ...header,
    hasPage(routePath) {
      try {
        return lines.find(routePath) !== undefined;
      } catch {
        return false;
      }
    },
    write({ file, size, digests, added, removed }) {
      const items = new Map<string, JsonLine | undefined>([
        ...removed.map((name) => [name, undefined] as const),
        ...added.map((name) => [name, [name]] as const),
        ...Array.from(digests, (line) => [line[0], line] as const),
        [HEADER, formatHeader({ ...header, file, size })],
      ]);
      try {
        writeFileAtomic(path, lines.replace(items));
      } catch (error) {
        if (!(error instanceof SyntaxError)) throw error;
        rmSync(path);
      }
    },
  };
}

/** Writes the record of an index. */
export function writeSearchRecord(path: string, record: SearchRecord): void {
  const lines: JsonLine[] = [
    formatHeader(record),
    ...record.files.map((name) => [name] as const),
    ...record.digests,
  ];
  lines.sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileAtomic(path, formatJsonLines(lines, LAYOUT));
}

function isPage(name: string): boolean {
  return name.startsWith('/');
}

function openFile(path: string): { lines: JsonLines; header: SearchRecordHeader } | undefined {
  try {
    const lines = openJsonLines(readFileSync(path), LAYOUT);
    const header = lines?.find(HEADER)?.[1] as SearchRecordHeader | undefined;
    return lines && header && { lines, header };
  } catch {
    return undefined;
  }
}

function formatHeader({ version, file, mentions, size }: SearchRecordHeader): JsonLine {
  return [HEADER, { version, file, mentions, size }];
}
