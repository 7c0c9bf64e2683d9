import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { IndexEntry } from '@octavo/search';
import { groupEntries, replacePages } from '@octavo/search/indexer';
import { digestEntry } from '../build/output/digest-entry';
import type { Output } from '../build/output/output';
import {
  getIndexKey,
  getSearchRecordFile,
  openSearchWorker,
  readContent,
  type SearchRecord,
} from '../build/output/write-search';
import { readCache, writeCache } from '../files/json-cache';
import type { SiteConfig } from '../model/config';
import type { SiteManifest } from '../model/payload';

export interface UpdateSearchOptions {
  config: Pick<SiteConfig, 'search' | 'cacheDir' | 'outDir'>;
  /** Paths of the indexes of the last build. */
  last: SiteManifest['searchIndexes'];
}

/**
 * Updates the search indexes of changed pages, whose names are unchanged.
 *
 * @returns the paths of the indexes for the manifest. `undefined` if an index cannot be updated.
 */
export async function updateSearch(
  output: Output,
  entries: readonly IndexEntry[],
  { config: { search, cacheDir, outDir }, last }: UpdateSearchOptions,
): Promise<SiteManifest['searchIndexes'] | undefined> {
  if (search === false) return last;
  const indexes = { ...last };
  const { versioned } = search;
  const pool = openSearchWorker();
  try {
    for (const group of groupEntries(entries, { versioned })) {
      const key = getIndexKey(group);
      const file = last[key]?.index;
      if (file === undefined) return undefined;
      const changed = group.entries.map(readContent);
      const recordFile = getSearchRecordFile(cacheDir, key);
      const record = readCache<SearchRecord>(recordFile);
      // The index is one of another build.
      if (record?.files[0] !== file) return undefined;
      const isSplit = record.files.length > 1;
      const index = isSplit
        ? await pool.build({
            ...group,
            versioned,
            entries: changed,
            previous: { outDir, file, unchanged: 'others' },
          })
        : replacePages(group, changed, {
            file,
            read: (path) => readFileSync(join(outDir, path), 'utf8'),
          });
      if (!index?.kept.every((path) => output.has(path, path))) return undefined;
      const files = [...index.files.map(({ file: path }) => path), ...index.kept];
      // The index has become so large that it is split.
      if (!isSplit && files.length > 1) return undefined;
      for (const path of record.files) output.remove(path);
      for (const path of index.kept) output.put(path, path, () => '');
      for (const { file: path, json } of index.files) output.put(path, path, () => json);
      const digests = { ...record.digests };
      for (const entry of group.entries) digests[entry.routePath] = digestEntry(entry);
      writeCache(recordFile, { ...record, files, digests } satisfies SearchRecord);
      indexes[key] = { index: index.files[0].file };
    }
    return indexes;
  } finally {
    await pool.close();
  }
}
