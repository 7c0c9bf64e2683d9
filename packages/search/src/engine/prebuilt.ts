import { getFingerprint } from './fingerprint';
import { encodeLists } from './posting-lists';
import { Postings } from './postings';

/** Serialized postings for an index file. Large indexes are split into shards. */
export interface PrebuiltIndex {
  fingerprint: string;
  /** Name of the index file. */
  index: string;
  /** Number of sections, to detect an index file that was edited by hand. */
  sections: number;
  /** First shard: lines with a term, a tab and the encoded posting lists. */
  postings: string;
  /** File names of the other shards. Each file contains a JSON string. */
  more: string[];
}

/** Serializes postings into shards. A shard is longer than `maxLength` UTF-16 code units only if a single line is. */
export function serializePostings(postings: Postings, maxLength: number): string[] {
  const shards: string[] = [''];
  for (const term of [...postings.terms].sort()) {
    const line = `${term}\t${encodeLists(postings.find(term))}\n`;
    const last = shards.at(-1)!;
    if (last !== '' && last.length + line.length > maxLength) shards.push(line);
    else shards[shards.length - 1] = last + line;
  }
  return shards;
}

/**
 * Parses the concatenated shards from `serializePostings`.
 *
 * @throws if a line is invalid
 */
export function parsePostings(lines: string): Postings {
  const postings = new Postings();
  for (let at = 0; at < lines.length; ) {
    const end = lines.indexOf('\n', at);
    const tab = lines.indexOf('\t', at);
    if (end < 0 || tab < 0 || tab > end)
      throw new Error('Invalid prebuilt search index: each line must contain a term and a tab.');
    postings.addEncoded(lines.slice(at, tab), lines.slice(tab + 1, end));
    at = end + 1;
  }
  return postings;
}

/** Checks whether a prebuilt index was built from the given index file by a compatible version. */
export function isFresh(prebuilt: PrebuiltIndex, indexUrl: string): boolean {
  return prebuilt.fingerprint === getFingerprint() && indexUrl.endsWith(`/${prebuilt.index}`);
}
