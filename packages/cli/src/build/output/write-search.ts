import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  buildIndexes,
  type EntryGroup,
  groupEntries,
  type IndexEntry,
  isSplit,
  type SearchIndex,
  sectionRecords,
} from '@octavo/search/indexer';

import { digest } from '../../files/digest';
import { createWorkerThread } from '../../files/worker-thread';
import type { SiteConfig } from '../../model/config';
import { MANIFEST_FILE, type SiteManifest } from '../../model/payload';
import { getEntryFacts } from '../../site/search-entries';
import { digestEntry, withoutContent } from './digest-entry';
import type { Output } from './output';
import { getPieceFile } from './search-pieces';
import { getSearchRecordFile, readSearchRecord, writeSearchRecord } from './search-record';
import type { BuildTask, IndexTask, JoinedFiles, JoinTask, ReplaceTask } from './search-worker';

export interface WriteSearchOptions {
  config: Pick<SiteConfig, 'search' | 'cacheDir' | 'outDir'>;
  /** Digest of the toolchain. */
  version: string;
  /** Folders with the pieces of the index that shards have created. @default [] */
  pieceFolders?: readonly string[] | undefined;
}

/** Index of the last build, compared with the entries of this build. */
interface LastIndex {
  /** Path of the index file. `undefined` if there is no index. */
  file: string | undefined;
  /** Paths of all its files. */
  files: readonly string[];
  /** Route paths of the entries that have not changed. */
  unchanged: Set<string>;
  /** Digests of the entries of this build, by route path. */
  digests: ReadonlyMap<string, string>;
  /** Whether the entries are the same, and its files can be kept. */
  isUnchanged: boolean;
  /** Saves the files of the new index, the index file first, and what it was created from. */
  save: (files: [string, ...string[]]) => void;
}

/** JSON Lines file with a record for each section, for import into a search service. */
const RECORDS_FILE = 'static/search_records.jsonl';

/** Writes the files for the configured search engine. Returns the index paths for the manifest. */
export async function writeSearch(
  output: Output,
  entries: readonly IndexEntry[],
  options: WriteSearchOptions,
): Promise<SiteManifest['searchIndexes']> {
  const { search } = options.config;
  switch (search === false ? undefined : search.provider.name) {
    case 'built-in':
      return writeIndexes(output, entries, options);
    case 'typesense':
    case 'meilisearch': {
      const lines = sectionRecords(entries).map((record) => `${JSON.stringify(record)}\n`);
      output.write(RECORDS_FILE, lines.join(''));
      return {};
    }
    default:
      return {};
  }
}

/**
 * Opens a thread for split indexes, so that they do not block the build.
 *
 * @param queueSize - see `createWorkerThread`. Each task that is sent contains the texts of its pages.
 */
export function openSearchWorker(queueSize = 1) {
  const worker = createWorkerThread<IndexTask, SearchIndex | JoinedFiles | undefined>(
    new URL('./search-worker.js', import.meta.url),
    queueSize,
  );
  return {
    build: (task: BuildTask) => worker.run(task) as Promise<SearchIndex | undefined>,
    replace: (task: ReplaceTask) => worker.run(task) as Promise<SearchIndex | undefined>,
    join: (task: JoinTask) => worker.run(task) as Promise<JoinedFiles | undefined>,
    close: worker.close,
  };
}

/** Returns the key of an index in the manifest. */
export function getIndexKey({ lang, version }: Pick<EntryGroup, 'lang' | 'version'>): string {
  return [lang, version].filter(Boolean).join('/');
}

/** Returns the file with the layout of a split index. */
export function getLayoutFile(cacheDir: string, key: string): string {
  return join(cacheDir, 'search-layouts', `${key.replaceAll('/', '.')}.json`);
}

/** Writes the search indexes. */
async function writeIndexes(
  output: Output,
  entries: readonly IndexEntry[],
  options: WriteSearchOptions,
): Promise<SiteManifest['searchIndexes']> {
  const { search } = options.config;
  const versioned = search !== false && search.versioned;
  const pool = openSearchWorker();
  const sizeOf = (entry: IndexEntry) => getEntryFacts(entry).size;
  const writeGroup = async (group: EntryGroup): Promise<[string, { index: string }]> => {
    const key = getIndexKey(group);
    const hasParts = isSplit(group, { sizeOf });
    const last = readLastIndex(group, key, hasParts);
    const index = last.isUnchanged
      ? keepIndex(last)
      : hasParts
        ? await writeSplitIndex(group, key, last)
        : writeIndex(group, last);
    return [key, { index }];
  };
  try {
    const groups = groupEntries(entries, { versioned });
    return Object.fromEntries(await Promise.all(groups.map(writeGroup)));
  } finally {
    await pool.close();
  }

  function isKept(file: string): boolean {
    return output.has(file, file);
  }

  /** Compares the entries of a group with those of the last index. Does not read their content. */
  function readLastIndex({ entries }: EntryGroup, key: string, hasParts: boolean): LastIndex {
    const { version, config } = options;
    const cacheFile = getSearchRecordFile(config.cacheDir, key);
    const digests = new Map(entries.map((entry) => [entry.routePath, digestEntry(entry)]));
    const mentions = hasParts
      ? undefined
      : digest(JSON.stringify(entries.map((entry) => entry.mentions ?? '')));
    const size = hasParts ? entries.reduce((sum, entry) => sum + sizeOf(entry), 0) : undefined;
    const cached = readSearchRecord(cacheFile);
    const last = cached?.version === version ? cached : undefined;
    const unchanged = new Set<string>();
    for (const [path, digest] of digests)
      if (last?.digests.get(path) === digest) unchanged.add(path);
    return {
      file: cached?.file,
      files: cached?.files ?? [],
      unchanged,
      digests,
      isUnchanged:
        last !== undefined &&
        unchanged.size === last.digests.size &&
        unchanged.size === entries.length &&
        last.mentions === mentions &&
        last.files.every(isKept),
      save: (files) =>
        writeSearchRecord(cacheFile, { version, file: files[0], files, digests, mentions, size }),
    };
  }

  /** Writes an index that is one file. */
  function writeIndex({ entries }: EntryGroup, { save }: LastIndex): string {
    const { file, json } = buildIndexes(entries, { versioned })[0]!.files[0];
    output.put(file, file, () => json);
    save([file]);
    return file;
  }

  /** Writes a split index. Unchanged files of the last build are kept. Returns the path of the index file. */
  async function writeSplitIndex(
    group: EntryGroup,
    key: string,
    { file: lastFile, unchanged, digests, save }: LastIndex,
  ): Promise<string> {
    const { entries } = group;
    const { outDir, cacheDir } = options.config;
    const layoutFile = getLayoutFile(cacheDir, key);
    const task = { lang: group.lang, version: group.version, versioned, layoutFile };
    const file = readLastManifest(outDir).searchIndexes?.[key]?.index;
    // The digests belong to another index, for example if the output folder was replaced.
    if (file !== lastFile) unchanged.clear();
    const joined = await joinShards(group, digests);
    if (joined) {
      save(joined);
      keepFiles(joined);
      return joined[0];
    }
    let index: SearchIndex | undefined;
    if (file !== undefined) {
      const changed = entries.map((entry) =>
        unchanged.has(entry.routePath) ? withoutContent(entry) : readContent(entry),
      );
      index = await pool.build({
        ...task,
        entries: changed,
        previous: { outDir, file, unchanged },
      });
    }
    if (!index?.kept.every(isKept))
      index = (await pool.build({ ...task, entries: entries.map(readContent) }))!;
    for (const { file, json } of index.files) output.put(file, file, () => json);
    const [main, ...others] = index.files;
    save([main.file, ...others.map(({ file }) => file), ...index.kept]);
    keepFiles(index.kept);
    return main.file;
  }

  /**
   * Joins the pieces of shards, and adds the files to the output as files of another build. Returns their paths, or
   * `undefined` if the pieces are not exactly the pages of the index.
   */
  async function joinShards(
    { lang, version, entries }: EntryGroup,
    digests: LastIndex['digests'],
  ): Promise<[string, ...string[]] | undefined> {
    if (!options.pieceFolders) return undefined;
    const folder = join(options.config.cacheDir, 'search-joined', lang, version);
    const pieceFiles = options.pieceFolders.map((each) => getPieceFile(each, { lang, version }));
    const keys = entries.map(({ routePath }) => digests.get(routePath)!);
    const joined = await pool.join({ lang, version, pieceFiles, keys, folder });
    if (!joined) return undefined;
    output.addRestored({ folder, files: joined.files, isTemporary: true });
    if (!joined.pages.every(isKept)) return undefined;
    const others = [...joined.files.keys()].filter((path) => path !== joined.file);
    return [joined.file, ...others, ...joined.pages];
  }

  /** Keeps the index of the last build. Returns the path of the index file. */
  function keepIndex({ file, files }: LastIndex): string {
    keepFiles(files);
    return file!;
  }

  /** Keeps files of the last build. */
  function keepFiles(files: readonly string[]): void {
    for (const file of files)
      output.put(file, file, () => {
        throw new Error(`${file} was changed during the build.`);
      });
  }
}

/** Reads the content, which is read on demand. */
export function readContent(entry: IndexEntry): IndexEntry {
  return { ...entry };
}

function readLastManifest(outDir: string): Partial<SiteManifest> {
  try {
    return JSON.parse(readFileSync(join(outDir, MANIFEST_FILE), 'utf8')) as SiteManifest;
  } catch {
    return {};
  }
}
