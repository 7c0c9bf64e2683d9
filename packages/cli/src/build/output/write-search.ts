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

/** Records of all sections, one a line, for engines on a server to import. */
const RECORDS_FILE = 'static/search_records.jsonl';

/** Write what the chosen engine searches, and tell where indexes are, by language and version. */
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

/** What takes long is done in a thread of its own, while the caller goes on. */
async function writeIndexes(
  output: Output,
  entries: readonly IndexEntry[],
  options: WriteSearchOptions,
): Promise<SiteManifest['searchIndexes']> {
  const { search } = options.config;
  const versioned = search !== false && search.versioned;
  const indexes = buildIndexes(entries, { versioned });
  const prebuilt = await prebuiltOf(indexes, options);
  return Object.fromEntries(
    indexes.map((index, position) => {
      const ahead = prebuilt[position]!;
      output.write(index.file, index.json);
      for (const { file, json } of ahead) output.write(file, json);
      const key = [index.lang, index.version].filter(Boolean).join('/');
      return [key, { index: index.file, ...(ahead[0] ? { prebuilt: ahead[0].file } : {}) }];
    }),
  );
}

/** The prebuilt form of an index takes longer to make than all else of a small change; it is kept by the index's text. */
async function prebuiltOf(
  indexes: readonly IndexFile[],
  { config: { cacheDir }, version }: WriteSearchOptions,
): Promise<PrebuiltFile[][]> {
  const folder = join(cacheDir, 'search');
  const fileOf = (index: IndexFile) =>
    join(folder, `${digest(version, index.json).slice(0, 32)}.json`);
  const kept = indexes.map((index) => readCache<PrebuiltFile[]>(fileOf(index)));
  const missing = indexes.filter((_, position) => !kept[position]);
  const made = await buildAhead(missing);
  missing.forEach((index, position) => {
    writeCache(fileOf(index), made[position]);
  });
  return indexes.map((index, position) => kept[position] ?? made[missing.indexOf(index)]!);
}

/** Small indexes have no prebuilt form, and are told so here; a thread is started for the others alone. */
async function buildAhead(indexes: readonly IndexFile[]): Promise<PrebuiltFile[][]> {
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
