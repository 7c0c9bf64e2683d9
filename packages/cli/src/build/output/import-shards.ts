import { cpSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

import {
  getStoreFolder,
  openPageIndex,
  type PageIndex,
  type StoredPage,
  statEntry,
} from '../../content/compile/page-index';
import { readCache, writeCache } from '../../files/json-cache';
import { linkOrCopy } from '../../files/link-or-copy';
import { listFiles } from '../../files/list-files';
import { isOutputPath } from '../../files/output-path';
import { type FileRecord, getRecordFile, readOutputRecord } from './output-record';
import type { FoundShard } from './read-shards';
import { getShardPaths } from './shards';
import type { RestoredFiles } from './staged-files';

/** Caches with an object whose keys are digests or paths of pages. */
const RECORDS = ['inline-scripts.json', 'page-lists.json'];

/** What a merged build uses of its shards. */
export interface ImportedShards {
  shards: readonly FoundShard[];
  /**
   * Returns the pages that were added to the page store, but not to its index. Only the first call returns them: a build
   * that is repeated because of an invalid entry has to read all entries.
   */
  takePages: () => PageIndex;
  /** Returns the rendered pages of each shard. Call it once, when they are used, because the list takes much memory. */
  readOutput: () => RestoredFiles[];
  /** Folders with pieces of the search indexes. */
  search: string[];
}

/**
 * Adds what shards have cached to the cache folder of the site. As in the remote cache, each file is keyed by its inputs,
 * so what does not match the site is built again.
 */
export function importShards(
  shards: readonly FoundShard[],
  { cacheDir, version }: { cacheDir: string; version: string },
): ImportedShards {
  let pages = new Map<string, StoredPage>();
  const records = new Map<string, object>();
  const store = getStoreFolder(cacheDir);
  /** Folders of the cache, and whether they may contain files. */
  const folders = new Map<string, boolean>();
  const openFolder = (name: string): boolean => {
    const known = folders.get(name);
    if (known !== undefined) return known;
    const isNew = mkdirSync(join(cacheDir, name), { recursive: true }) !== undefined;
    folders.set(name, !isNew);
    return !isNew;
  };
  for (const { folder, record } of shards) {
    const { cache } = getShardPaths(folder);
    // Joining paths with `join` takes as long as creating the links.
    const add = (name: string) => {
      const to = `${cacheDir}/${name}`;
      const mayExist = openFolder(dirname(name));
      if (!mayExist || !existsSync(to)) linkOrCopy(`${cache}/${name}`, to);
    };
    for (const name of record.entries.filter(isEntryName)) add(`pages/${name}`);
    for (const [path, page] of openPageIndex(cache, version).pages) {
      const stats = isEntryName(page.entry) ? statEntry(`${store}/${page.entry}`) : undefined;
      if (stats) pages.set(path, { ...page, ...stats });
    }
    for (const name of RECORDS) {
      const known = records.get(name) ?? readCache<object>(join(cacheDir, name));
      records.set(name, { ...known, ...readCache<object>(join(cache, name)) });
    }
    const images = join(cache, 'images');
    if (existsSync(images)) for (const name of listFiles(images)) add(`images/${name}`);
    const bundles = join(cache, 'bundle');
    // Not links, because the bundler overwrites files in place.
    if (existsSync(bundles)) cpSync(bundles, join(cacheDir, 'bundle'), { recursive: true });
  }
  for (const [name, value] of records) writeCache(join(cacheDir, name), value);
  return {
    shards,
    takePages() {
      const taken = pages;
      pages = new Map();
      return taken;
    },
    readOutput: () => shards.map(({ folder }) => readOutput(folder)),
    search: shards.map(({ folder }) => getShardPaths(folder).search),
  };
}

/** Returns the output of a shard with the keys of its files, except for files that are missing or incomplete. */
function readOutput(shardFolder: string): RestoredFiles {
  const { output: folder, cache } = getShardPaths(shardFolder);
  const files = new Map<string, FileRecord>();
  for (const [path, { key, size }] of readOutputRecord(getRecordFile(cache))) {
    const stats = isOutputPath(path) && statSync(`${folder}/${path}`, { throwIfNoEntry: false });
    if (stats && stats.size === size) files.set(path, { key, size, mtimeMs: stats.mtimeMs });
  }
  return { folder, files };
}

/** Checks whether a name is a valid page store path. Shards come from other machines, so the paths are not trusted. */
function isEntryName(name: string): boolean {
  return /^[\da-f]{2}\/[\da-f]+\.jsonl$/.test(name);
}
