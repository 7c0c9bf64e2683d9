import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { writeFileAtomic } from '../../files/write-file-atomic';

/** File of a build. */
export interface FileRecord {
  /** Digest of all inputs of the file. */
  key: string;
  /** Size in bytes. */
  size: number;
  /** Modification time in milliseconds. */
  mtimeMs: number;
}

/** Content of `output.json` in the cache folder. As one list, it is parsed in a third of the time of an object for each file. */
interface StoredRecord {
  /** Path, key, size and modification time of each file, in order. */
  files: (string | number)[];
}

/** Returns the file in a cache folder that lists the files of the last build. */
export function getRecordFile(cacheDir: string): string {
  return join(cacheDir, 'output.json');
}

/** Reads the files of the last build by path. Returns no files if the list is missing or invalid. */
export function readOutputRecord(file: string): Map<string, FileRecord> {
  const files = new Map<string, FileRecord>();
  try {
    const { files: fields } = JSON.parse(readFileSync(file, 'utf8')) as StoredRecord;
    for (let index = 0; index < fields.length; index += 4)
      files.set(fields[index] as string, {
        key: fields[index + 1] as string,
        size: fields[index + 2] as number,
        mtimeMs: fields[index + 3] as number,
      });
    return files;
  } catch {
    return new Map();
  }
}

/** Writes the files of a build. */
export function writeOutputRecord(file: string, files: ReadonlyMap<string, FileRecord>): void {
  const fields: StoredRecord['files'] = [];
  for (const [path, { key, size, mtimeMs }] of files) fields.push(path, key, size, mtimeMs);
  writeFileAtomic(file, JSON.stringify({ files: fields } satisfies StoredRecord));
}
