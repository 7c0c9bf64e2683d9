import { readFileSync } from 'node:fs';

import { digest } from './digest';
import { writeWhole } from './write-whole';

/** What `keepJson` put into a file. A damaged file is as good as none. */
export function keptJson<T>(file: string): T | undefined {
  try {
    const [hash, text] = readFileSync(file, 'utf8').split('\n', 2) as [string, string];
    return digest(text) === hash ? (JSON.parse(text) as T) : undefined;
  } catch {
    return undefined;
  }
}

/** Keep a value in a file of the cache: a digest, and below it the value in one line. */
export function keepJson(file: string, value: unknown): void {
  const text = JSON.stringify(value);
  writeWhole(file, `${digest(text)}\n${text}`);
}
