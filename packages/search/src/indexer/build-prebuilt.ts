import { createHash } from 'node:crypto';
import { basename } from 'node:path/posix';
import { indexSections } from '../engine/corpus';
import { getFingerprint } from '../engine/fingerprint';
import { isChinese } from '../engine/load-variants';
import { type PrebuiltIndex, serializePostings } from '../engine/prebuilt';
import { runSync } from '../engine/scheduler';
import { mapSections } from '../engine/section-map';
import { PREBUILT_MIN_LENGTH, SHARD_MAX_LENGTH } from '../model/constants';
import type { IndexEntry } from '../model/types';
import { SIMPLIFIED } from '../text/simplified';
import type { IndexFile } from './build-indexes';

export interface PrebuiltFile {
  /** File path relative to the output folder. */
  file: string;
  /** File content as JSON. */
  json: string;
}

export interface BuildPrebuiltOptions {
  /**
   * Minimum length of the index file in UTF-16 code units. Smaller indexes are not prebuilt.
   * @default 400_000
   */
  minLength?: number;
  /**
   * Maximum length of the postings in a file, in UTF-16 code units. Larger prebuilt indexes are split into several files.
   * @default 1_000_000
   */
  maxLength?: number;
}

/**
 * Prebuilds the inverted index for an index file, so that browsers do not have to build it. Returns an empty array for small
 * indexes, because building those in the browser is faster than fetching another file.
 *
 * @returns the files to write; pass the URL of the first file to `createSearchClient` as `prebuiltUrl`
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
  const [postings = '', ...others] = serializePostings(
    runSync(indexSections(sections, isChinese(index.lang) ? SIMPLIFIED : undefined)),
    maxLength,
  );
  const shards = others.map((lines) => toFile(index, JSON.stringify(lines)));
  const prebuilt: PrebuiltIndex = {
    fingerprint: getFingerprint(),
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
