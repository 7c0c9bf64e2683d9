import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import {
  buildIndexes,
  type EntryGroup,
  groupEntries,
  type IndexEntry,
  isSplit,
  type SearchIndex,
  sectionRecords,
} from '@octavo/search/indexer';
import type { Tinypool } from 'tinypool';

import { digest } from '../../files/digest';
import { readCache, writeCache } from '../../files/json-cache';
import type { SiteConfig } from '../../model/config';
import { MANIFEST_FILE, type SiteManifest } from '../../model/payload';
import type { Output } from './output';
import type { IndexTask } from './search-worker';
import { getPieceFile } from './write-search-pieces';

export interface WriteSearchOptions {
  config: Pick<SiteConfig, 'search' | 'cacheDir' | 'outDir'>;
  /** Digest of the toolchain. */
  version: string;
  /** Folders with the pieces of the index that shards have created. @default [] */
  pieceFolders?: readonly string[] | undefined;
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

/** Writes the search indexes. */
async function writeIndexes(
  output: Output,
  entries: readonly IndexEntry[],
  options: WriteSearchOptions,
): Promise<SiteManifest['searchIndexes']> {
  const { search } = options.config;
  const versioned = search !== false && search.versioned;
  const pool = createPool();
  const writeGroup = async (group: EntryGroup): Promise<[string, { index: string }]> => {
    const key = [group.lang, group.version].filter(Boolean).join('/');
    if (isSplit(group)) return [key, { index: await writeSplitIndex(group, key, versioned) }];
    const { file, json } = buildIndexes(group.entries, { versioned })[0]!.files[0];
    output.write(file, json);
    return [key, { index: file }];
  };
  try {
    const groups = groupEntries(entries, { versioned });
    return Object.fromEntries(await Promise.all(groups.map(writeGroup)));
  } finally {
    await pool.close();
  }

  /** Writes a split index. Unchanged files of the last build are kept. Returns the path of the index file. */
  async function writeSplitIndex(
    group: EntryGroup,
    key: string,
    versioned: boolean,
  ): Promise<string> {
    const { cacheDir, outDir } = options.config;
    const { entries } = group;
    const cacheFile = join(
      cacheDir,
      'search',
      `${digest(options.version, JSON.stringify(entries)).slice(0, 32)}.json`,
    );
    const isKept = (file: string): boolean => output.has(file, file);
    const cached = readCache<string[]>(cacheFile);
    if (cached?.every(isKept)) return keepFiles(cached);

    const last = readLastManifest(outDir).searchIndexes?.[key]?.index;
    const pieceFiles = (options.pieceFolders ?? []).map((folder) => getPieceFile(folder, group));
    const task = { entries, versioned, pieceFiles };
    let index = await pool.run({
      ...task,
      previous: last === undefined ? undefined : { outDir, file: last },
    });
    if (!index.kept.every(isKept)) index = await pool.run(task);
    for (const { file, json } of index.files) output.put(file, file, () => json);
    const files = [...index.files.map(({ file }) => file), ...index.kept];
    writeCache(cacheFile, files);
    keepFiles(index.kept);
    return index.files[0].file;
  }

  /** Keeps files of the last build. Returns the first one. */
  function keepFiles(files: readonly string[]): string {
    for (const file of files)
      output.put(file, file, () => {
        throw new Error(`${file} was changed during the build.`);
      });
    return files[0]!;
  }
}

function readLastManifest(outDir: string): Partial<SiteManifest> {
  try {
    return JSON.parse(readFileSync(join(outDir, MANIFEST_FILE), 'utf8')) as SiteManifest;
  } catch {
    return {};
  }
}

/** Worker thread for split indexes, so that they do not block the build. It starts with the first task. */
interface IndexPool {
  run: (task: IndexTask) => Promise<SearchIndex>;
  close: () => Promise<void>;
}

function createPool(): IndexPool {
  let starting: Promise<Tinypool> | undefined;
  const start = async (): Promise<Tinypool> => {
    const { Tinypool } = await import('tinypool');
    return new Tinypool({
      filename: fileURLToPath(new URL('./search-worker.js', import.meta.url)),
      runtime: 'worker_threads',
      minThreads: 1,
      maxThreads: 1,
      isolateWorkers: false,
    });
  };
  return {
    async run(task) {
      starting ??= start();
      return (await starting).run(task) as Promise<SearchIndex>;
    },
    async close() {
      await (await starting)?.destroy();
    },
  };
}
