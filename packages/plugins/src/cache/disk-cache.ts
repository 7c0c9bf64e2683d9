import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

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
