import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { IndexEntry } from '@octavo/search';
import {
  type EntryGroup,
  groupEntries,
  replacePages,
  type SearchIndex,
  SPLIT_SIZE,
} from '@octavo/search/indexer';

import { digestEntry } from '../build/output/digest-entry';
import type { OutputUpdate } from '../build/output/output-update';
import {
  getSearchRecordFile,
  type OpenedSearchRecord,
  openSearchRecord,
} from '../build/output/search-record';
import {
  getIndexKey,
  getLayoutFile,
  openSearchWorker,
  readContent,
} from '../build/output/write-search';
import type { SiteConfig } from '../model/config';
import { groupBy } from '../model/group-by';
import { memoize } from '../model/memoize';
import type { Page, SourceFile } from '../model/page';
import type { SiteManifest } from '../model/payload';
import { createSearchEntries } from '../site/search-entries';

/** Adds updated indexes to the output. Returns the paths of the indexes for the manifest. */
export type AddIndexes = (output: OutputUpdate) => SiteManifest['searchIndexes'];

/** Update of the search indexes of changed pages, whose names are unchanged. */
export interface SearchUpdate {
  /**
   * Creates the indexes.
   *
   * @param last - paths of the indexes of the last build
   * @returns a function that adds them to the output. `undefined` if an index cannot be updated.
   */
  run: (
    pages: readonly Page[],
    last: SiteManifest['searchIndexes'],
  ) => Promise<AddIndexes | undefined>;
  /** Stops the thread of large indexes. */
  close: () => Promise<void>;
}

/** Updated index of a language and version. */
interface UpdatedIndex {
  key: string;
  entries: readonly IndexEntry[];
  /** Record of the last build. */
  record: OpenedSearchRecord;
  index: SearchIndex;
  /** Size of the texts in bytes of UTF-8. Only set for a split index. */
  size: number | undefined;
}

/** Prepares an update of the indexes of pages. Large indexes are read in another thread while the pages are compiled. */
export function openSearchUpdate(
  files: readonly SourceFile[],
  { search, cacheDir, outDir }: Pick<SiteConfig, 'search' | 'cacheDir' | 'outDir'>,
): SearchUpdate {
  if (search === false) return { run: async (_, last) => () => last, close: async () => undefined };
  const { versioned, weight } = search;
  const recordOf = memoize((key: string) => openSearchRecord(getSearchRecordFile(cacheDir, key)));
  const isSplit = (key: string) => recordOf(key)?.size !== undefined;
  // An index is opened, and updated as soon as the changed pages are compiled.
  const worker = openSearchWorker(2);
  const groups = files.map(({ lang, version }) => ({ lang, version: versioned ? version : '' }));
  for (const [key, [group]] of groupBy(groups, getIndexKey)) {
    const file = recordOf(key)?.file;
    if (file === undefined || !isSplit(key)) continue;
    const opening = worker.replace({
      ...group!,
      last: { outDir, file },
      changed: undefined,
      layoutFile: getLayoutFile(cacheDir, key),
    });
    // Prevent an unhandled rejection if the worker is closed.
    opening.catch(() => undefined);
  }

  async function updateIndex(
    group: EntryGroup,
    file: string | undefined,
  ): Promise<UpdatedIndex | undefined> {
    const { lang, version } = group;
    const key = getIndexKey(group);
    const record = recordOf(key);
    // The record can be one of another build.
    if (file === undefined || record?.file !== file) return undefined;
    if (!group.entries.every(({ routePath }) => record.hasPage(routePath))) return undefined;
    const changed = group.entries.map(readContent);
    const index = isSplit(key)
      ? await worker.replace({
          lang,
          version,
          last: { outDir, file },
          changed,
          layoutFile: getLayoutFile(cacheDir, key),
        })
      : replacePages(group, changed, {
          file,
          read: (path) => readFileSync(join(outDir, path), 'utf8'),
        });
    if (!index) return undefined;
    // An index that has become large is split, and one that has become small is not.
    const size = isSplit(key) ? (record.size ?? 0) + (index.sizeChange ?? 0) : undefined;
    const isLarge =
      size === undefined ? index.files.length + index.kept.length > 1 : size > SPLIT_SIZE;
    if (isLarge !== isSplit(key)) return undefined;
    return { key, entries: group.entries, record, index, size };
  }

  return {
    close: worker.close,
    async run(pages, last) {
      const entries = createSearchEntries(pages, weight);
      const updated: UpdatedIndex[] = [];
      for (const group of groupEntries(entries, { versioned })) {
        const index = await updateIndex(group, last[getIndexKey(group)]?.index);
        if (!index) return undefined;
        updated.push(index);
      }
      return (output) => {
        const indexes = { ...last };
        for (const each of updated) {
          addIndex(output, each);
          indexes[each.key] = { index: each.index.files[0].file };
        }
        return indexes;
      };
    },
  };
}

function addIndex(
  output: OutputUpdate,
  { entries, record, index: { files, removed }, size }: UpdatedIndex,
): void {
  const [{ file }] = files;
  const others = removed ?? (record.file === file ? [] : [record.file]);
  for (const path of others) output.remove(path);
  for (const { file: path, json } of files) output.put(path, path, () => json);
  record.write({
    file,
    size,
    digests: new Map(entries.map((entry) => [entry.routePath, digestEntry(entry)])),
    added: files.map(({ file: path }) => path),
    removed: others,
  });
}
