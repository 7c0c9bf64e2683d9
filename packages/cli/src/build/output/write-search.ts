import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import {
  buildIndexes,
  type IndexEntry,
  type IndexFile,
  PREBUILT_MIN_LENGTH,
  type PrebuiltFile,
  sectionRecords,
} from '@octavo/search/indexer';

import { digest } from '../../files/digest';
import { readCache, writeCache } from '../../files/json-cache';
import type { SiteConfig } from '../../model/config';
import type { SiteManifest } from '../../model/payload';
import type { Output } from './output';

export interface WriteSearchOptions {
  config: Pick<SiteConfig, 'search' | 'cacheDir'>;
  /** Digest of the toolchain. */
  version: string;
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

/** Writes the search indexes. The prebuilt files are created in a worker thread, so that they do not block the build. */
async function writeIndexes(
  output: Output,
  entries: readonly IndexEntry[],
  options: WriteSearchOptions,
): Promise<SiteManifest['searchIndexes']> {
  const { search } = options.config;
  const versioned = search !== false && search.versioned;
  const indexes = buildIndexes(entries, { versioned });
  const prebuilt = await loadPrebuilt(indexes, options);
  return Object.fromEntries(
    indexes.map((index, position) => {
      const prebuiltFiles = prebuilt[position]!;
      output.write(index.file, index.json);
      for (const { file, json } of prebuiltFiles) output.write(file, json);
      const key = [index.lang, index.version].filter(Boolean).join('/');
      const [first] = prebuiltFiles;
      return [key, { index: index.file, ...(first ? { prebuilt: first.file } : {}) }];
    }),
  );
}

/** Returns the prebuilt files for each index. They are cached by index content, because creating them is slow. */
async function loadPrebuilt(
  indexes: readonly IndexFile[],
  { config: { cacheDir }, version }: WriteSearchOptions,
): Promise<PrebuiltFile[][]> {
  const folder = join(cacheDir, 'search');
  const fileOf = (index: IndexFile) =>
    join(folder, `${digest(version, index.json).slice(0, 32)}.json`);
  const cached = indexes.map((index) => readCache<PrebuiltFile[]>(fileOf(index)));
  const missing = indexes.filter((_, position) => !cached[position]);
  const built = await buildPrebuiltFiles(missing);
  missing.forEach((index, position) => {
    writeCache(fileOf(index), built[position]);
  });
  return indexes.map((index, position) => cached[position] ?? built[missing.indexOf(index)]!);
}

/** Creates the prebuilt files in a worker thread. The worker is only started if at least one index is large enough. */
async function buildPrebuiltFiles(indexes: readonly IndexFile[]): Promise<PrebuiltFile[][]> {
  if (indexes.every(({ json }) => json.length < PREBUILT_MIN_LENGTH)) return indexes.map(() => []);
  const { Tinypool } = await import('tinypool');
  const pool = new Tinypool({
    filename: fileURLToPath(new URL('./search-worker.js', import.meta.url)),
    runtime: 'worker_threads',
    minThreads: 1,
    maxThreads: 1,
    isolateWorkers: false,
  });
  try {
    return await Promise.all(indexes.map((index) => pool.run(index) as Promise<PrebuiltFile[]>));
  } finally {
    await pool.destroy();
  }
}
