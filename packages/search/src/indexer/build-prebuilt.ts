import { createHash } from 'node:crypto';
import { basename } from 'node:path/posix';
import { indexSections } from '../engine/corpus';
import { fingerprint } from '../engine/fingerprint';
import { type Prebuilt, writePostings } from '../engine/prebuilt';
import { runSync } from '../engine/scheduler';
import { mapSections } from '../engine/section-map';
import { PREBUILT_MIN_LENGTH, SHARD_MAX_LENGTH } from '../model/constants';
import type { IndexEntry } from '../model/types';
import type { IndexFile } from './build-indexes';

export interface PrebuiltFile {
  /** Path relative to the output folder. */
  file: string;
  /** Content of the file. */
  json: string;
}

export interface BuildPrebuiltOptions {
  /**
   * Minimum length of a plain index to prebuild it, in UTF-16 units.
   * @default 400_000
   */
  minLength?: number;
  /**
   * Maximum length of a file, in UTF-16 units. Longer ones are split.
   * @default 1_000_000
   */
  maxLength?: number;
}

/**
 * Builds the inverted index of a plain index, so that browsers do not have to. Returns no files for small indexes, because
 * browsers index them faster than they fetch a file.
 *
 * @returns the files to write; the URL of the first one is the `prebuiltUrl` of `createSearchClient`
 *
 * @example
 * ```ts
 * for (const index of buildIndexes(entries)) {
 *   for (const { file, json } of buildPrebuilt(index)) await writeFile(join('public', file), json);
 * }
 * ```
 */
export function buildPrebuilt(
  index: IndexFile,
  { minLength = PREBUILT_MIN_LENGTH, maxLength = SHARD_MAX_LENGTH }: BuildPrebuiltOptions = {},
): PrebuiltFile[] {
  if (index.json.length < minLength) return [];
  const sections = mapSections(JSON.parse(index.json) as IndexEntry[]);
  const [postings = '', ...others] = writePostings(runSync(indexSections(sections)), maxLength);
  const shards = others.map((lines) => toFile(index, JSON.stringify(lines)));
  const prebuilt: Prebuilt = {
    fingerprint: fingerprint(),
    index: basename(index.file),
    sections: sections.sectionCount,
    postings,
    more: shards.map(({ file }) => basename(file)),
  };
  return [toFile(index, JSON.stringify(prebuilt)), ...shards];
}

function toFile({ file }: IndexFile, json: string): PrebuiltFile {
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 8);
  return { file: file.replace(/[^.]+\.json$/, `postings.${hash}.json`), json };
}
