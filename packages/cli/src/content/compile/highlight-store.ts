import { join } from 'node:path';

import { digest } from '../../files/digest';
import { keepJson, keptJson } from '../../files/kept-json';

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
  let file = '';
  let known: Record<string, string> = {};
  let used: Record<string, string> = {};
  let isNew = false;
  return {
    open(filePath) {
      file = join(folder, digest(filePath).slice(0, 24));
      known = keptJson<Record<string, string>>(file) ?? {};
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
      if (isNew) keepJson(file, used);
    },
  };
}
