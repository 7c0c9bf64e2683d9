import { createHash } from 'node:crypto';
import { basename } from 'node:path/posix';
import { indexing } from '../engine/corpus';
import { fingerprint } from '../engine/fingerprint';
import { type Prebuilt, writePostings } from '../engine/prebuilt';
import { mapSections } from '../engine/section-map';
import { atOnce } from '../engine/slices';
import { PREBUILT_MIN_LENGTH, SHARD_MAX_LENGTH } from '../model/constants';
import type { IndexEntry } from '../model/types';
import type { IndexFile } from './build-indexes';

export interface PrebuiltFile {
  /** Path below the output folder. */
  file: string;
  json: string;
}

export interface BuildPrebuiltOptions {
  /**
   * Length of a plain index, in UTF-16 units, from which it is worth while.
   * @default 400_000
   */
  minLength?: number;
  /**
   * Length at which files are split, in UTF-16 units.
   * @default 1_000_000
   */
  maxLength?: number;
}

/**
 * Index a language and version ahead, so that browsers need not. Nothing for small ones, which are indexed
 * faster than a file is fetched.
 *
 * @returns The files to write; the address of the first is the client's `prebuiltUrl`.
 */
export function buildPrebuilt(
  index: IndexFile,
  { minLength = PREBUILT_MIN_LENGTH, maxLength = SHARD_MAX_LENGTH }: BuildPrebuiltOptions = {},
): PrebuiltFile[] {
  if (index.json.length < minLength) return [];
  const sections = mapSections(JSON.parse(index.json) as IndexEntry[]);
  const [postings = '', ...others] = writePostings(atOnce(indexing(sections)), maxLength);
  const shards = others.map((lines) => named(index, JSON.stringify(lines)));
  const prebuilt: Prebuilt = {
    fingerprint: fingerprint(),
    index: basename(index.file),
    sections: sections.sectionCount,
    postings,
    more: shards.map(({ file }) => basename(file)),
  };
  return [named(index, JSON.stringify(prebuilt)), ...shards];
}

function named({ file }: IndexFile, json: string): PrebuiltFile {
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 8);
  return { file: file.replace(/[^.]+\.json$/, `postings.${hash}.json`), json };
}
