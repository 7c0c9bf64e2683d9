import { readFileSync } from 'node:fs';

import { digest } from './digest';
import { writeFileAtomic } from './write-file-atomic';

/** Reads a value from a cache file written by `writeCache`. Returns `undefined` if the file is missing or invalid. */
export function readCache<T>(file: string): T | undefined {
  try {
    const [hash, text] = readFileSync(file, 'utf8').split('\n', 2) as [string, string];
    return digest(text) === hash ? (JSON.parse(text) as T) : undefined;
  } catch {
    return undefined;
  }
}

/** Writes a value to a cache file as JSON, preceded by a line with its digest. */
export function writeCache(file: string, value: unknown): void {
  const text = JSON.stringify(value);
  writeFileAtomic(file, `${digest(text)}\n${text}`);
}
