import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Returns the SHA-256 of the inputs in hexadecimal. The length of each input is hashed too, so that `ab, c` and `a, bc` differ. */
export function digest(...inputs: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(`${input.length}:`).update(input);
  return hash.digest('hex');
}

/** Digest of a file's content; `null` where there is no such file. */
export function digestFile(path: string): string | null {
  try {
    return digest(readFileSync(path));
  } catch {
    return null;
  }
}

/** Digests of files, each read once in the life of this object. */
export function createFileDigests(): (path: string) => string | null {
  const known = new Map<string, string | null>();
  return (path) => {
    let value = known.get(path);
    if (value === undefined) {
      value = digestFile(path);
      known.set(path, value);
    }
    return value;
  };
}
