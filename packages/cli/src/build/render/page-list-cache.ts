import { join } from 'node:path';

import type { ListPages } from '@octavo/theme';

import { digest } from '../../files/digest';
import { readCache, writeCache } from '../../files/json-cache';
import { parsePageListKey } from '../../model/page-list';

interface StoredQueries {
  /** Key of the page without its lists. */
  key: string;
  /** Keys of the queries of the page, in the order of the calls. */
  queries: string[];
}

/**
 * Queries of the pages that call `usePages`. They are only known after a page is rendered, so they are stored for the
 * next build, which compares the lists before it reuses the page.
 */
export interface PageListCache {
  /**
   * Returns the key of a page including its lists. Returns the key unchanged if the page has no lists, or if it has to be
   * rendered because of another change.
   */
  addLists: (file: string, key: string, list: ListPages) => string;
  /** Stores the queries of a rendered page. Returns the key of the page including its lists. */
  record: (file: string, key: string, queries: readonly string[], list: ListPages) => string;
  /** Writes the queries of all pages. */
  save: () => void;
}

const getFile = (cacheDir: string) => join(cacheDir, 'page-lists.json');

/** Checks whether a page of the last build calls `usePages`. */
export function hasStoredQueries(cacheDir: string): boolean {
  return Object.keys(readCache<object>(getFile(cacheDir)) ?? {}).length > 0;
}

/** Opens the cache for the queries of the last build. */
export function openPageListCache(cacheDir: string): PageListCache {
  const file = getFile(cacheDir);
  const stored = readCache<Record<string, StoredQueries>>(file) ?? {};
  const next: Record<string, StoredQueries> = {};
  const withLists = (key: string, queries: readonly string[], list: ListPages) =>
    digest(key, ...queries.map((query) => query + JSON.stringify(list(parsePageListKey(query)))));
  return {
    addLists(path, key, list) {
      const known = Object.hasOwn(stored, path) ? stored[path] : undefined;
      if (known?.key !== key) return key;
      try {
        const keyWithLists = withLists(key, known.queries, list);
        next[path] = known;
        return keyWithLists;
      } catch {
        // A query is not valid anymore, which is reported when the page is rendered.
        return key;
      }
    },
    record(path, key, queries, list) {
      delete next[path];
      if (queries.length === 0) return key;
      next[path] = { key, queries: [...queries] };
      return withLists(key, queries, list);
    },
    save() {
      if (JSON.stringify(next) !== JSON.stringify(stored)) writeCache(file, next);
    },
  };
}
