import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Highlighted code that outlives the process, so that a changed page tokenizes only its changed fences. */
export interface HighlightStore {
  get: (key: string) => string | undefined;
  set: (key: string, value: string) => void;
}

/** Keep highlighted code in a folder, one file a snippet; a file that does not hold what its name says is not used. */
export function createHighlightStore(folder: string): HighlightStore {
  mkdirSync(folder, { recursive: true });
  const fileOf = (key: string) => join(folder, digest(key).slice(0, 24));
  return {
    get(key) {
      try {
        const text = readFileSync(fileOf(key), 'utf8');
        const value = text.slice(25);
        return text.slice(0, 24) === digest(value).slice(0, 24) ? value : undefined;
      } catch {
        return undefined;
      }
    },
    set(key, value) {
      const file = fileOf(key);
      const temporary = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
      writeFileSync(temporary, `${digest(value).slice(0, 24)}\n${value}`);
      renameSync(temporary, file);
    },
  };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
