import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { memoize } from '../model/memoize';

/**
 * Returns the hexadecimal SHA-256 hash of the inputs. Also hashes the input lengths, so that `ab, c` and `a, bc`
 * differ.
 */
export function digest(...inputs: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(`${input.length}:`).update(input);
  return hash.digest('hex');
}

/** Returns the hexadecimal SHA-256 hash of a file's content. Returns `null` if the file cannot be read. */
export function digestFile(path: string): string | null {
  try {
    return digest(readFileSync(path));
  } catch {
    return null;
  }
}

/**
 * Returns the hexadecimal SHA-256 hash of files and their paths, which are relative to a folder.
 *
 * @throws if a file cannot be read
 */
export function digestFiles(folder: string, files: readonly string[]): string {
  return digest(...files.flatMap((file) => [file, readFileSync(join(folder, file))]));
}

/** Creates a memoized version of `digestFile`, which reads each file only once. */
export const createFileDigester = () => memoize(digestFile);
