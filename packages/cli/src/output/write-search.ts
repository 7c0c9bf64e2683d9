import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  buildIndexes,
  buildPrebuilt,
  type IndexEntry,
  type IndexFile,
  type PrebuiltFile,
} from '@octavo/search/indexer';

import type { SiteManifest } from '../app/payload';
import { digest } from '../compile/digest';
import type { Output } from './output';

export interface WriteSearchOptions {
  cacheDir: string;
  /** Digest of the toolchain. */
  version: string;
}

/** Write the search indexes and tell where they are, by language and version. */
export function writeSearch(
  output: Output,
  entries: readonly IndexEntry[],
  options: WriteSearchOptions,
): SiteManifest['searchIndexes'] {
  const indexes: SiteManifest['searchIndexes'] = {};
  for (const index of buildIndexes(entries)) {
    output.write(index.file, index.json);
    const prebuilt = prebuiltOf(index, options);
    for (const { file, json } of prebuilt) output.write(file, json);
    const key = [index.lang, index.version].filter(Boolean).join('/');
    indexes[key] = { index: index.file, ...(prebuilt[0] ? { prebuilt: prebuilt[0].file } : {}) };
  }
  return indexes;
}

/** The prebuilt form of an index takes longer to make than all else of a small change; it is kept by the index's name. */
function prebuiltOf(index: IndexFile, { cacheDir, version }: WriteSearchOptions): PrebuiltFile[] {
  const folder = join(cacheDir, 'search');
  const file = join(folder, `${digest(version, index.json).slice(0, 32)}.json`);
  try {
    const [hash, text] = readFileSync(file, 'utf8').split('\n', 2) as [string, string];
    if (digest(text) === hash) return JSON.parse(text) as PrebuiltFile[];
  } catch {
    // Not made yet.
  }
  const made = buildPrebuilt(index);
  const text = JSON.stringify(made);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, `${digest(text)}\n${text}`);
  renameSync(`${file}.${process.pid}`, file);
  return made;
}
