import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { digest } from './digest';

/**
 * Highlighted code that outlives the process, so that a changed page tokenizes only the fences that changed. One file
 * holds what one page shows; a damaged one is as good as none.
 */
export interface HighlightStore {
  /** Begin with a page: what was kept for it is at hand until the next begins. */
  open: (filePath: string) => void;
  get: (key: string) => string | undefined;
  set: (key: string, value: string) => void;
  /** Keep what the page has used. */
  save: () => void;
}

/** Keep highlighted code in a folder. */
export function createHighlightStore(folder: string): HighlightStore {
  mkdirSync(folder, { recursive: true });
  let file = '';
  let known: Record<string, string> = {};
  let used: Record<string, string> = {};
  let isNew = false;
  return {
    open(filePath) {
      file = join(folder, digest(filePath).slice(0, 24));
      known = read(file);
      used = {};
      isNew = false;
    },
    get(key) {
      const id = digest(key);
      const value = used[id] ?? known[id];
      if (value !== undefined) used[id] = value;
      return value;
    },
    set(key, value) {
      used[digest(key)] = value;
      isNew = true;
    },
    save() {
      if (!isNew) return;
      const text = JSON.stringify(used);
      const temporary = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
      writeFileSync(temporary, `${digest(text)}\n${text}`);
      renameSync(temporary, file);
    },
  };
}

function read(file: string): Record<string, string> {
  try {
    const [hash, text] = readFileSync(file, 'utf8').split('\n', 2) as [string, string];
    return digest(text) === hash ? (JSON.parse(text) as Record<string, string>) : {};
  } catch {
    return {};
  }
}
