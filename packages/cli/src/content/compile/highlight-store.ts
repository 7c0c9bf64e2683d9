import { join } from 'node:path';

import { digest } from '../../files/digest';
import { readCache, writeCache } from '../../files/json-cache';

/**
 * Persistent cache for highlighted code, so that only changed code blocks are highlighted again. Each page has a
 * separate cache file. Invalid cache files are ignored.
 */
export interface HighlightStore {
  /** Loads the cache for a page, replacing the cache of the previous page. */
  open: (filePath: string) => void;
  get: (key: string) => string | undefined;
  set: (key: string, value: string) => void;
  /** Writes the cache for the current page, with only the entries used since `open`. */
  save: () => void;
}

/** Creates a highlight cache in the given folder. */
export function createHighlightStore(folder: string): HighlightStore {
  let file = '';
  let cached: Record<string, string> = {};
  let used: Record<string, string> = {};
  let isDirty = false;
  return {
    open(filePath) {
      file = join(folder, digest(filePath).slice(0, 24));
      cached = readCache<Record<string, string>>(file) ?? {};
      used = {};
      isDirty = false;
    },
    get(key) {
      const id = digest(key);
      const value = used[id] ?? cached[id];
      if (value !== undefined) used[id] = value;
      return value;
    },
    set(key, value) {
      used[digest(key)] = value;
      isDirty = true;
    },
    save() {
      if (isDirty) writeCache(file, used);
    },
  };
}
